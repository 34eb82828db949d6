import { CategoryIcon } from '@manna/shared/ui/controls';
import type { ResultView } from './result-view';
import styles from './result-picture.module.css';

/** CSS pixels; the file is large enough for screens with six times as many. */
const SIZE = 48;

/** The picture of a result, or the icon of its category. Neither says more than its name. */
export function ResultPicture({
  result: { _resultImage: image, look },
}: {
  result: Pick<ResultView, '_resultImage' | 'look'>;
}) {
  if (image === undefined) return <CategoryIcon name={look.icon} />;
  return (
    <img src={image} alt="" width={SIZE} height={SIZE} loading="lazy" decoding="async" className={styles.picture} />
  );
}
