import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute } from '@manna/shared/testing';
import { pathAnswer, samplePicture, sampleResource } from '../../testing/sample-entries';
import { route } from './resource-page';

const second = { ...samplePicture, name: 'A detail', prettyPath: 'resources/maps/detail', svg: false };
const exodus = { ...sampleResource('the-exodus', 'maps'), images: [samplePicture, second] };

async function open() {
  const data = dataFrom({ Resource: pathAnswer([exodus]) });
  await openRoute(route, { path: '/resources/:category/:slug', at: exodus.pagePath, data });
}

async function openViewer() {
  await open();
  const [closer] = screen.getAllByRole('link', { name: 'View large' });
  if (!closer) throw new Error('no link to view it large');
  await userEvent.click(closer);
  return { closer, viewer: within(await screen.findByRole('dialog')) };
}

describe('the pictures of a resource', () => {
  it('are in a carousel when there are several', async () => {
    await open();
    const carousel = within(screen.getByRole('region', { name: 'Pictures' }));
    expect(carousel.getByText('Picture 1 of 2')).toBeInTheDocument();
    await userEvent.click(carousel.getByRole('button', { name: 'Next picture' }));
    expect(carousel.getByText('Picture 2 of 2')).toBeInTheDocument();
  });
});

describe('the viewer of pictures', () => {
  it('shows the picture at its best, and gives the focus back when it closes', async () => {
    const { closer, viewer } = await openViewer();
    expect(viewer.getByRole('img')).toHaveAttribute('src', '/data/files/0123abcd/resources/maps/map-the-exodus.svg');
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(closer).toHaveFocus());
  });

  it('zooms and moves the picture with the keyboard, and shows the whole again', async () => {
    const { viewer } = await openViewer();
    const picture = viewer.getByRole('img');
    await userEvent.keyboard('++');
    expect(viewer.getByRole('status')).toHaveTextContent('225 %');
    expect(picture.style.transform).toContain('scale(2.25)');
    await userEvent.keyboard('0');
    expect(viewer.getByRole('status')).toHaveTextContent('100 %');
  });

  it('steps through the pictures with buttons and keys, from the last one to the first', async () => {
    const { viewer } = await openViewer();
    await userEvent.keyboard('{PageDown}');
    expect(viewer.getByRole('img')).toHaveAttribute('src', '/data/files/0123abcd/resources/maps/detail-1280.webp');
    expect(viewer.getByRole('status')).toHaveTextContent('2 of 2');
    await userEvent.click(viewer.getByRole('button', { name: 'Next picture' }));
    expect(viewer.getByRole('status')).toHaveTextContent('1 of 2');
  });
});
