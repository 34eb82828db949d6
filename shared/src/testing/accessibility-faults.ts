import axe from 'axe-core';

const unseen = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };

/**
 * The violations that axe finds in the current document, one text for each; empty if there are none. Colour contrast
 * and visible labels are not checked, because jsdom loads no style sheet and paints nothing.
 */
export async function accessibilityFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: unseen });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}
