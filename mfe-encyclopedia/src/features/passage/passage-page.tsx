import { defineRoute } from '@manna/shared/contracts';
import { bookNames } from '@manna/shared/domain';
import { passageName, passageSegment } from '@manna/shared/domain/references';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { Actions, ButtonLink, LanguageNote, Page } from '@manna/shared/ui';
import { loadMentions, type MentionsData } from './load-mentions';
import { MentionGroup } from './mention-group';
import { mentionsMeta } from './mentions-meta';
import { passageText } from './passage-text';
import { atlasOfPassagePath } from '../../passages/passage-paths';
import { readingPath } from '../../passages/whole-chapter';
import { placesOf } from './places-of';

function PassagePage({ data: { refs, groups, ground } }: { data: MentionsData }) {
  const text = useText(passageText);
  const passage = passageName(refs, useText(bookNames));
  const language = useLanguage();
  const atlasPath = atlasOfPassagePath(passageSegment(refs));
  return (
    <Page accent="orange" title={text.title(passage)} lead={groups.length > 0 ? text.lead : text.none}>
      {language !== 'en' && groups.length > 0 && <LanguageNote>{text.englishOnly}</LanguageNote>}
      <Actions>
        <ButtonLink as={Link} to={readingPath(refs)} icon="book" look="filled" data-open-in="main">
          {text.read(passage)}
        </ButtonLink>
        {placesOf(groups).length > 0 && (
          <ButtonLink as={Link} to={atlasPath}>
            {text.atlas}
          </ButtonLink>
        )}
      </Actions>
      {groups.map((group) => (
        <MentionGroup key={group.collection} group={group} ground={ground} atlasPath={atlasPath} />
      ))}
    </Page>
  );
}

export const route = defineRoute<MentionsData>({
  loader: loadMentions,
  meta: mentionsMeta,
  Component: PassagePage,
});
