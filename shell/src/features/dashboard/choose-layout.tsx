import { useId } from 'react';
import { layoutPanels, type Layout } from '@manna/shared/domain';
import { useLocation, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { readDashboard, sidesOf } from './dashboard-address';
import { dashboardText } from './dashboard-text';
import { withLayout } from './panels/arrange-panels';
import { useDashboardChange } from './use-dashboard-change';
import styles from './choose-layout.module.css';

/** The choice for a page without side panels. */
const SINGLE = 'single';
const choices = [SINGLE, ...(Object.keys(layoutPanels) as Layout[])] as const;

/** Pictures of the layouts, to choose one from. The panels that are open stay, as far as the layout has room for them. */
export function ChooseLayout() {
  const text = useText(dashboardText);
  const name = useId();
  const change = useDashboardChange();
  const current = readDashboard(useLocation().search)?.layout ?? SINGLE;
  return (
    <fieldset className={styles.layouts}>
      <legend className={styles.legend}>{text.layout}</legend>
      {choices.map((choice) => (
        <label key={choice} className={styles.choice} title={text[`layout-${choice}`]}>
          <input
            type="radio"
            name={name}
            value={choice}
            className={styles.radio}
            checked={choice === current}
            onChange={() => change((now) => withLayout(now, choice === SINGLE ? null : choice))}
          />
          <LayoutPicture layout={choice === SINGLE ? null : choice} />
          <VisuallyHidden>{text[`layout-${choice}`]}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}

/** Measures of the picture: the whole, the width of the side panels, and the gaps. */
const [WIDTH, HEIGHT, SIDE, GAP] = [36, 24, 10, 1];

function LayoutPicture({ layout }: { layout: Layout | null }) {
  const { left, right } = layout ? sidesOf(layout) : { left: 0, right: 0 };
  const column = (count: number, x: number) =>
    Array.from({ length: count }, (_, row) => {
      const height = (HEIGHT - (count - 1) * GAP) / count;
      return <rect key={`${x} ${row}`} x={x} y={row * (height + GAP)} width={SIDE} height={height} rx={1} />;
    });
  const start = left > 0 ? SIDE + GAP : 0;
  const end = right > 0 ? WIDTH - SIDE - GAP : WIDTH;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.picture} aria-hidden="true">
      {column(left, 0)}
      <rect x={start} y={0} width={end - start} height={HEIGHT} rx={1} className={styles.main} />
      {column(right, WIDTH - SIDE)}
    </svg>
  );
}
