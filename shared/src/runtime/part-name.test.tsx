import { render, screen } from '@testing-library/react';
import { PanelNameContext, usePartName } from './part-name';

function Letters() {
  const partName = usePartName();
  return <nav aria-label={partName('Letters')} />;
}

it('usePartName adds the panel’s name to a landmark’s name in a side panel', () => {
  render(
    <>
      <Letters />
      <PanelNameContext value="Panel 2">
        <Letters />
      </PanelNameContext>
    </>,
  );
  expect(screen.getAllByRole('navigation').map((landmark) => landmark.getAttribute('aria-label'))).toEqual([
    'Letters',
    'Letters, Panel 2',
  ]);
});
