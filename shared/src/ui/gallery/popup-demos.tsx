import { useRef, useState } from 'react';
import { Actions, Button, Icon } from '..';
import { CategoryIcon, Dialog, Field, Menu, Popover, Tooltip, type MenuOption } from '../controls';
import { PopupButton } from '../controls/popups/popup-button';
import styles from './gallery.module.css';

const options: readonly MenuOption[] = [
  { value: 'old', text: 'Old Testament', header: true },
  { value: 'gen', text: 'Genesis', icon: 'bible', iconColor: 'red', indent: 1 },
  { value: 'exo', text: 'Exodus', icon: 'bible', iconColor: 'orange', indent: 2 },
  { value: 'hidden', text: 'Not to be seen', hidden: true },
  { value: 'new', text: 'New Testament', header: true },
  ...Array.from({ length: 27 }, (_, at) => ({ value: `new-${at + 1}`, text: `Book ${at + 1} of the New Testament` })),
];

export function TooltipDemo() {
  return (
    <>
      <Actions>
        <Tooltip text="Shows after 500 ms, and on focus">
          {(described) => <PopupButton label="After a while" {...described} />}
        </Tooltip>
        <Tooltip text="Shows at once" hoverDelay={0}>
          {(described) => <PopupButton label="At once" {...described} />}
        </Tooltip>
      </Actions>
      <Tooltip text="Goes where the pointer goes" hoverDelay={0} tracking>
        {(described) => (
          <button type="button" className={styles.field} {...described}>
            A large field
          </button>
        )}
      </Tooltip>
    </>
  );
}

export function PopoverDemo() {
  return (
    <Actions>
      <Popover label="More options" icon={<Icon name="more" />} iconOnly title="Share this page">
        <p>
          <a href="/popovers">Copy the link</a>
        </p>
      </Popover>
      <Popover label="With words" icon={<CategoryIcon name="settings" />}>
        <p>Something to read.</p>
      </Popover>
    </Actions>
  );
}

export function MenuDemo() {
  const [value, setValue] = useState('exo');
  return (
    <>
      <Actions>
        <Menu label="Things to do" options={options} emptyText="No results." onChoose={setValue} />
        <Menu label="One to choose" options={options} emptyText="No results." value={value} onChoose={setValue} />
        <Menu label="Nothing to choose" options={[]} emptyText="No results." onChoose={setValue} />
      </Actions>
      <p>Chosen: {value}</p>
    </>
  );
}

export function DialogDemo() {
  const [open, setOpen] = useState(true);
  const [narrowOpen, setNarrowOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Actions>
        <Button onClick={() => setOpen(true)}>Open the wide one</Button>
        <Button onClick={() => setNarrowOpen(true)}>Open the narrow one</Button>
      </Actions>
      <div className={styles.tall}>A page that scrolls.</div>
      <Dialog
        open={open}
        title="History"
        closeLabel="Close"
        width="wide"
        maxHeight="32rem"
        onClose={() => setOpen(false)}
      >
        <Menu label="One to choose" options={options} emptyText="No results." value="exo" onChoose={() => undefined} />
        <ol>
          {Array.from({ length: 60 }, (_, at) => (
            <li key={at}>
              <a href={`/dialogs?page=${at + 1}`} className={styles.row}>
                Page {at + 1}
              </a>
            </li>
          ))}
        </ol>
      </Dialog>
      <Dialog
        open={narrowOpen}
        title="Search"
        closeLabel="Close"
        initialFocus={input}
        onClose={() => setNarrowOpen(false)}
      >
        <Field label="Words to search for">{(control) => <input {...control} ref={input} type="search" />}</Field>
        <Tooltip text="Takes the words away">{(described) => <PopupButton label="Clear" {...described} />}</Tooltip>
      </Dialog>
    </>
  );
}
