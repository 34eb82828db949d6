import { useState } from 'react';
import { Card } from '..';
import { Carousel, CategoryIcon, Tabs, VirtualList } from '../controls';
import styles from './gallery.module.css';

const slides = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    key: `${at}`,
    content: (
      <Card accent="blue">
        <p>
          Slide {at + 1}, with <a href="/carousels">a link</a>
        </p>
      </Card>
    ),
  }));
const verses = Array.from({ length: 2000 }, (_, at) => `Verse ${at + 1}`);

export function CarouselDemo() {
  const texts = {
    previousLabel: 'Previous slide',
    nextLabel: 'Next slide',
    slideText: (number: number, count: number) => `Slide ${number} of ${count}`,
  };
  return (
    <>
      <Carousel label="Three pictures" slides={slides(3)} {...texts} />
      <Carousel label="Two pictures" slides={slides(2)} {...texts} />
      <Carousel label="One picture" slides={slides(1)} {...texts} />
    </>
  );
}

export function TabsDemo() {
  const [selected, setSelected] = useState('facebook');
  const tabs = ['facebook', 'linkedin', 'mail', 'link', 'qr', 'print'].map((id) => ({
    id,
    label: id,
    icon: <CategoryIcon name={id} />,
    content: <p>What is under {id}.</p>,
  }));
  return (
    <>
      <Tabs label="Ways to share" tabs={tabs} selected={selected} onSelect={setSelected} />
      <Tabs label="With Enter" tabs={tabs} selected={selected} onSelect={setSelected} activation="manual" />
    </>
  );
}

export function ListDemo() {
  return (
    <div className={styles.window}>
      <VirtualList label="Verses" rows={verses} keyOf={(verse) => verse} rowHeight={64}>
        {(verse) => (
          <a href={`/lists#${verse}`} className={styles.row}>
            {verse}
          </a>
        )}
      </VirtualList>
    </div>
  );
}

export function PageListDemo() {
  return (
    <VirtualList label="Verses" rows={verses} keyOf={(verse) => verse} rowHeight={64} scrolls="page">
      {(verse) => (
        <a href={`/page-lists#${verse}`} className={styles.row}>
          {verse}
        </a>
      )}
    </VirtualList>
  );
}
