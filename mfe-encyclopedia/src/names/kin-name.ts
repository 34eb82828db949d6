import type { RelationKind } from '@manna/shared/contracts';
import type { relationNames } from './relation-names';

/** A kind of relation as readers see it. */
export type KindName = keyof typeof relationNames;

/** What kin is called whose sex is known. */
const kinNames = {
  child: { male: 'son', female: 'daughter' },
  spouse: { male: 'husband', female: 'wife' },
  sibling: { male: 'brother', female: 'sister' },
  kin: { male: 'kinsman', female: 'kinswoman' },
} as const;

/** What a related entry is called, by what it is and by its sex: a child who is male is a son. */
export function nameOfKind(kind: Exclude<RelationKind, 'related'>, sex: string | null | undefined): KindName {
  if (!(kind in kinNames)) return kind;
  return sex === 'male' || sex === 'female' ? kinNames[kind as keyof typeof kinNames][sex] : kind;
}
