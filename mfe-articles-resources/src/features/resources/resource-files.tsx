import { useLanguage, useText } from '@manna/shared/runtime';
import { PageSection, VisuallyHidden } from '@manna/shared/ui';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { fileAddress } from '../../names/file-address';
import { fileSize } from './file-size';
import type { Resource } from './load-resource';
import { resourcesText } from './resources-text';
import styles from './resource-files.module.css';

/** 'PDF' of 'reading-plan.pdf'. */
const typeOf = (path: string) => path.slice(path.lastIndexOf('.') + 1).toUpperCase();

/** The name under which a file is saved: 'reading-plan.pdf'. */
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

interface ResourceFilesProps extends Pick<Resource, 'files'> {
  /** Who made them, and from what. */
  credit: string | undefined;
  /** The licence of files that state none themselves. */
  licence: string | null;
}

/** The files to download, each with its type, size, credit and licence. Renders nothing without files. */
export function ResourceFiles({ files, credit, licence }: ResourceFilesProps) {
  const text = useText(resourcesText);
  const language = useLanguage();
  if (files.length === 0) return null;
  return (
    <PageSection id="files" title={text.files}>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.path}>
            <a href={fileAddress(file)} download={nameOf(file.path)} className={styles.file}>
              <CategoryIcon name="download" />
              <span>
                <VisuallyHidden>{text.download}: </VisuallyHidden>
                <span lang="en">{file.label}</span>
                <span className={styles.facts}>
                  {typeOf(file.path)}, {fileSize(file.bytes, language)}
                </span>
                {credit && (
                  <span className={styles.facts}>
                    {text.credit}: <span lang="en">{credit}</span>
                  </span>
                )}
                {(file.licence ?? licence) !== null && (
                  <span className={styles.facts}>
                    {text.licence}: <span lang="en">{file.licence ?? licence}</span>
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
