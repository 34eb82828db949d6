import axe from 'axe-core';

const unseen = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };

/**
 * What axe finds wrong with the page as it stands in the document, a phrase a fault; empty where nothing is. Colours and
 * names that are drawn are not judged here: no style sheet is loaded, and nothing is drawn.
 */
export async function accessibilityFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: unseen });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}
