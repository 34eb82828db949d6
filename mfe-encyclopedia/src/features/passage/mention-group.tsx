import { useLanguage, useText, useTextOf } from '@manna/shared/runtime';
import { PageSection } from '@manna/shared/ui';
import { CategoryIcon } from '@manna/shared/ui/controls';
import type { Ground } from '../../map/ground';
import { MapFigure } from '../../map/map-figure';
import { lookOf } from '../../names/categories';
import type { MentionGroup as Group } from './load-mentions';
import { MentionList } from './mention-list';
import { groupName } from './mentions-meta';
import { passageText } from './passage-text';
import { placesOf } from './places-of';
import styles from './mention-group.module.css';

interface MentionGroupProps {
  group: Group;
  ground: Ground;
  /** The atlas with the places of the passage. */
  atlasPath: string;
}

/** The entries of one collection that a passage mentions; places with their map, and those of a journey apart. */
export function MentionGroup({ group, ground, atlasPath }: MentionGroupProps) {
  const text = useText(passageText);
  const language = useLanguage();
  const { collection, totalCount, mentions } = group;
  const { accent, icon } = lookOf(collection);
  const places = placesOf([group]);
  const shown = (count: number) => count.toLocaleString(language);
  const parts = [
    { name: text.visited, mentions: mentions.filter(({ isVisited }) => isVisited) },
    { name: text.mentioned, mentions: mentions.filter(({ isVisited }) => !isVisited) },
  ].filter((part) => part.mentions.length > 0);
  const title = (
    <span className={styles.title} data-accent={accent}>
      <CategoryIcon name={icon} />
      {text.group(groupName(collection, useTextOf()), shown(totalCount))}
    </span>
  );
  return (
    <PageSection id={collection} title={title}>
      {places.length > 0 && <MapFigure markers={places} ground={ground} label={text.map} atlasPath={atlasPath} />}
      {parts.length === 1 ? (
        <MentionList mentions={mentions} />
      ) : (
        parts.map((part) => (
          <div key={part.name} className={styles.part}>
            <h3 className={styles.partTitle}>{part.name}</h3>
            <MentionList mentions={part.mentions} />
          </div>
        ))
      )}
      {totalCount > mentions.length && (
        <p className={styles.cut}>{text.cut(shown(mentions.length), shown(totalCount))}</p>
      )}
    </PageSection>
  );
}
