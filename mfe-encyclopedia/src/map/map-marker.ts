import type { RelationKind } from '@manna/shared/contracts';

/** A place on the map of an entry. */
export interface MapMarker {
  /** Slug. */
  id: string;
  title: string;
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
  pagePath: string;
  /** Its relations to the entry, without 'related', which adds no information. */
  kinds: readonly Exclude<RelationKind, 'related'>[];
  /** The entry itself. */
  isSubject: boolean;
  /** Whether most scholars agree that it was there. Other places are drawn hollow. */
  isFirm: boolean;
  /** How sure another proposed site of the entry is, in percent; its `title` is then the name of the site. */
  confidence?: number;
}
