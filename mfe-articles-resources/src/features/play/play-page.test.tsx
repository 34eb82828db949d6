import { screen } from '@testing-library/react';
import type { Playable } from '@manna/shared/contracts';
import { accessibilityFaults, dataFrom, openRoute } from '@manna/shared/testing';
import { pathAnswer, sampleFile, sampleResource } from '../../testing/sample-entries';
import { es } from '../../texts/es';
import { samplePsalm, sampleRecording } from '../../testing/sample-playables';
import { route } from './play-page';

const resource = (
  slug: string,
  category: string,
  plays: ReturnType<typeof sampleFile> | null,
  files = plays ? [plays] : [],
  playable: Playable = samplePsalm,
) => ({
  ...sampleResource(slug, category),
  plays,
  files,
  playable: plays?.mediaType === 'application/json' ? playable : null,
});
const psalm = resource('psalm', 'media', sampleFile('resources/media/psalm.json', 'application/json'));
const film = sampleFile('resources/media/film.mp4', 'video/mp4');
const captions = sampleFile('resources/media/film.vtt', 'text/vtt');
const song = sampleFile('resources/media/song.mp3', 'audio/mpeg');
const transcript = sampleFile('resources/media/film.json', 'application/json');
const map = sampleFile('resources/maps/exodus.svg', 'image/svg+xml');
const data = dataFrom({
  Play: pathAnswer([
    psalm,
    resource('film', 'media', transcript, [film, captions, transcript], sampleRecording),
    resource('song', 'media', transcript, [song, transcript], sampleRecording),
    resource('lost', 'media', transcript, [transcript], sampleRecording),
    resource('exodus', 'maps', null, [map]),
    resource('model', 'media', sampleFile('resources/media/model.bin', 'application/octet-stream')),
    resource('plan', 'downloads', null, [sampleFile('resources/downloads/plan.pdf', 'application/pdf')]),
  ]),
});
const open = (at: string, app = {}) => openRoute(route, { path: '/resources/:category/:slug/play', at, data, ...app });
const heading = () => screen.getByRole('heading', { level: 1 });
const address = (file: { path: string }) => `/data/files/0123abcd/${file.path}`;

describe('the player of a resource', () => {
  it('plays a film with its captions, and has its transcript to read', async () => {
    await open('/resources/media/film/play');
    await screen.findByRole('heading', { name: 'Transcript' });
    const video = document.querySelector('video');
    expect(video).toHaveAttribute('src', address(film));
    expect(video).toHaveAttribute('controls');
    expect(video?.querySelector('track')).toHaveAttribute('src', address(captions));
    expect(screen.getAllByRole('listitem').map((cue) => cue.textContent)).toEqual([
      '0:00The LORD is my shepherd;',
      '1:05I shall not want.',
    ]);
  });

  it('plays a recording without captions if it has none', async () => {
    await open('/resources/media/song/play');
    await screen.findByRole('heading', { name: 'Transcript' });
    expect(document.querySelector('audio')).toHaveAttribute('src', '/data/files/0123abcd/resources/media/song.mp3');
    expect(document.querySelector('track')).not.toBeInTheDocument();
  });

  it('shows a picture as large as the page, as a link to its file', async () => {
    await open('/resources/maps/exodus/play');
    const picture = screen.getByRole('img', { name: 'A map of the desert with a red line.' });
    expect(picture.closest('a')).toHaveAttribute('href', '/data/files/0123abcd/resources/maps/map-the-exodus.svg');
  });

  it('plays an interactive from its data', async () => {
    await open('/resources/media/psalm/play');
    expect(screen.getByText('The LORD is my shepherd;')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Start' })).toBeInTheDocument();
  });

  it('offers a link to a file that it cannot play', async () => {
    await open('/resources/media/model/play');
    expect(screen.getByRole('link', { name: 'Label of resources/media/model.bin' })).toBeInTheDocument();
  });

  it.each([
    '/resources/media/lost/play',
    '/resources/downloads/plan/play',
    '/resources/media/nothing/play',
    '/resources/history/psalm/play',
  ])('is a 404 at %s', async (at) => {
    await open(at);
    expect(heading()).toHaveTextContent('Status 404');
  });

  it('redirects from another letter case to its canonical path', async () => {
    const { where } = await open('/resources/Media/Film/play');
    expect(where()).toBe('/resources/media/film/play');
  });

  it('has a title, a canonical path and breadcrumbs through the resource', async () => {
    const { meta } = await open('/resources/media/psalm/play', { language: 'es', translations: es });
    expect(meta()).toMatchObject({
      metaTitle: 'Abrir: Name of psalm',
      canonicalPath: '/resources/media/psalm/play',
    });
    expect(meta()?.breadcrumbs.map(({ path }) => path)).toEqual([
      '/',
      '/resources',
      '/resources/media',
      '/resources/media/psalm',
      '/resources/media/psalm/play',
    ]);
  });

  it.each(['media/psalm', 'maps/exodus', 'media/film'])('has no accessibility violations: %s', async (path) => {
    await open(`/resources/${path}/play`);
    expect(await accessibilityFaults()).toEqual([]);
  });
});
