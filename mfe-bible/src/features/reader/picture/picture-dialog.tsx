import { useState } from 'react';
import { bookNames, chapterName, chapterOsisId, pictureChoices, versePicturePath } from '@manna/shared/domain';
import type { ChapterRef, PictureChoice } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { Actions, ButtonLink, type LinkComponent, FileLink } from '@manna/shared/ui';
import { Dialog, Select } from '@manna/shared/ui/controls';
import type { VerseText } from '../selection/verse-texts';
import styles from './picture-dialog.module.css';
import { PicturePreview } from './picture-preview';
import { pictureText } from './picture-text';
import { SharePicture } from './share-picture';

interface PictureDialogProps {
  chapter: ChapterRef;
  /** Slug of the translation shown. */
  translation: string;
  verse: VerseText;
  onClose: () => void;
}

/** How the picture looks. */
type Look = { [Name in keyof typeof pictureChoices]: PictureChoice<Name> };

const usual: Look = { size: pictureChoices.size[0], ground: pictureChoices.ground[0], face: pictureChoices.face[0] };

/** A verse as a picture, in the look that the reader chooses, to be saved or shared. */
export function PictureDialog({ chapter, translation, verse: { verse, text: words }, onClose }: PictureDialogProps) {
  const text = useText(pictureText);
  const [look, setLook] = useState(usual);
  const citation = `${chapterName(chapter, useText(bookNames))}:${verse}`;
  const path = versePicturePath(translation, `${chapterOsisId(chapter)}.${verse}`);
  const url = `${path}?${new URLSearchParams(look).toString()}`;
  const optionsOf = <Value extends Look[keyof Look]>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: text[value] }));
  return (
    <Dialog open title={text.title(citation)} closeLabel={text.close} width="wide" place="top" onClose={onClose}>
      <div className={styles.parts}>
        <PicturePreview key={url} url={url} size={look.size} alt={text.picture(citation, words)} />
        <div className={styles.choices}>
          <Select
            label={text.size}
            options={optionsOf(pictureChoices.size)}
            value={look.size}
            onChange={(size) => setLook({ ...look, size })}
          />
          <Select
            label={text.ground}
            options={optionsOf(pictureChoices.ground)}
            value={look.ground}
            onChange={(ground) => setLook({ ...look, ground })}
          />
          <Select
            label={text.face}
            options={optionsOf(pictureChoices.face)}
            value={look.face}
            onChange={(face) => setLook({ ...look, face })}
          />
        </div>
        <div>
          <Actions>
            <ButtonLink as={SaveLink} to={url} look="filled">
              {text.save}
            </ButtonLink>
            <SharePicture url={url} name={`${citation.replaceAll(':', '.')}.png`} title={citation} />
          </Actions>
        </div>
      </div>
    </Dialog>
  );
}

/** The server names the file. */
const SaveLink: LinkComponent = (props) => <FileLink {...props} download="" />;
