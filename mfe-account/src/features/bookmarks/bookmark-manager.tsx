import { useState } from 'react';
import { biblePaths } from '@manna/shared/domain';
import { defineUserState, Link, useText, useUserState } from '@manna/shared/runtime';
import { Actions, ButtonLink } from '@manna/shared/ui';
import { Field, Select } from '@manna/shared/ui/controls';
import styles from '../../parts/collection.module.css';
import { useChosen } from '../../parts/use-chosen';
import { useDeletion } from '../../parts/use-deletion';
import { arrangeBookmarks, bookmarkOrders, labelsOf, pathOf, type BookmarkOrder } from './arrange-bookmarks';
import { BookmarkRow } from './bookmark-row';
import { bookmarkListText } from './bookmarks-text';
import { LabelFilter } from './label-filter';
import { SelectionBar } from './selection-bar';
import { useBookmarkBook } from './use-bookmark-book';
import { useDragging } from './use-dragging';

const orderState = defineUserState<BookmarkOrder>({
  key: 'pillars/account/bookmark-order',
  mode: 'local',
  read: (value) => bookmarkOrders.find((order) => order === value),
  initial: 'date',
});

/** The bookmarks of a signed-in reader, with everything that can be done with them. */
export function BookmarkManager() {
  const text = useText(bookmarkListText);
  const book = useBookmarkBook();
  const [order, setOrder] = useUserState(orderState);
  const [words, setWords] = useState('');
  const [label, setLabel] = useState<string>();
  const { box, notice, showDeletion } = useDeletion(text.deleted);
  const labels = labelsOf(book.bookmarks, book.details);
  const isLabelThere = labels.some(([each]) => each === label);
  const shown = arrangeBookmarks(book.bookmarks, book.details, {
    words,
    label: isLabelThere ? label : undefined,
    order,
  });
  const chosen = useChosen(shown, pathOf);
  const { selected } = chosen;
  const dragging = useDragging(book.move);

  const remove = () => {
    const paths = selected.map(pathOf);
    showDeletion(paths.length, book.remove(paths));
    chosen.chooseNone();
  };

  return (
    <div ref={box} tabIndex={-1} className={styles.manager}>
      {notice}
      {book.bookmarks.length === 0 ? (
        <NoBookmarks />
      ) : (
        <>
          <div className={styles.tools}>
            <Field label={text.search}>
              {(control) => (
                <input {...control} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
              )}
            </Field>
            <Select
              label={text.order}
              options={[
                { value: 'date', label: text.byDate },
                { value: 'bible', label: text.byBible },
                { value: 'hand', label: text.byHand },
              ]}
              value={order}
              onChange={setOrder}
            />
          </div>
          <LabelFilter labels={labels} chosen={isLabelThere ? label : undefined} onChoose={setLabel} />
          <SelectionBar
            shown={shown}
            selected={selected}
            total={book.bookmarks.length}
            details={book.details}
            labels={labels.map(([each]) => each)}
            onSelectAll={chosen.chooseAll}
            onSelectNone={chosen.chooseNone}
            onAddLabel={(added) => book.addLabel(selected.map(pathOf), added)}
            onRemoveLabel={(removed) => book.removeLabel(selected.map(pathOf), removed)}
            onDelete={remove}
          />
          {shown.length === 0 && <p>{text.noneFound}</p>}
          <ul>
            {shown.map((trail, index) => (
              <BookmarkRow
                key={pathOf(trail)}
                trail={trail}
                details={book.details}
                isSelected={chosen.isChosen(trail)}
                onSelect={() => chosen.toggle(trail)}
                {...(order === 'hand' && {
                  place: { index, total: shown.length },
                  isDragged: dragging.dragged === pathOf(trail),
                  onDrag: () => dragging.start(pathOf(trail)),
                  onMove: (by: -1 | 1) => {
                    const target = shown[index + by];
                    if (target) book.move(pathOf(trail), pathOf(target));
                  },
                })}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function NoBookmarks() {
  const text = useText(bookmarkListText);
  return (
    <>
      <p>{text.empty}</p>
      <Actions>
        <ButtonLink as={Link} to={biblePaths.contents} icon="book" look="filled">
          {text.read}
        </ButtonLink>
      </Actions>
    </>
  );
}
