import { render, screen } from '@testing-library/react';
import { PanelNameContext, usePartName } from './part-name';

function Letters() {
  const partName = usePartName();
  return <nav aria-label={partName('Letters')} />;
}

it('landmarks of pages that stand beside each other are told apart by their panels', () => {
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
