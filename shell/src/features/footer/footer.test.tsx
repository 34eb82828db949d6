import { screen, within } from '@testing-library/react';
import { siteWith } from '@manna/shared/testing';
import { garden } from '../../testing/pillars';
import { showToReader } from '../../testing/show-to-reader';
import { Footer } from './footer';

const show = (app: Parameters<typeof showToReader>[1] = {}) =>
  showToReader(<Footer />, { pillars: [garden()], ...app });
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const site = siteWith({ accountsServer: 'https://accounts.example' });

describe('the footer', () => {
  it('links to the pages of pillars’ extensions, and to privacy, terms and the support page', async () => {
    await show();
    expect(linksOf('Footer')).toEqual([
      ['Garden', '/garden'],
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Support Us', '/support-us'],
    ]);
  });

  it('links to the contact form and to the first social page when the site has them', async () => {
    const elsewhere = siteWith({
      contactForm: 'https://forms.example/contact',
      socialLinks: [
        { service: 'facebook', href: 'https://facebook.example/manna' },
        { service: 'x', href: 'https://x.example/manna' },
      ],
    });
    await show({ site: elsewhere });
    expect(linksOf('Footer').slice(4)).toEqual([
      ['Contact Us', 'https://forms.example/contact'],
      ['Follow Us', 'https://facebook.example/manna'],
    ]);
  });

  it('offers an anonymous reader to log in, and leads back to this page', async () => {
    await show({ at: '/garden/cedar?x=1', site });
    expect(linksOf('Account options')).toEqual([
      ['Login', '/oauth2/login?destination=%2Fgarden%2Fcedar%3Fx%3D1'],
      ['Recent History', '/garden/cedar?x=1&mdl=history'],
      ['Website Settings', '/garden/cedar?x=1&mdl=preferences'],
      ['Create An Account', 'https://accounts.example/register?destination=%2Fgarden%2Fcedar%3Fx%3D1'],
    ]);
  });

  it('never sends a reader who logs in to another site', async () => {
    await show({ at: '//elsewhere.example/x', site });
    expect(linksOf('Account options')[0]).toEqual(['Login', '/oauth2/login?destination=%2Felsewhere.example%2Fx']);
  });

  it('offers a signed-in reader the modals of pillars’ extensions, and to sign out', async () => {
    await show({ site, profile: { name: 'Ruth' } });
    expect(linksOf('Account options')).toEqual([
      ['Manage Plot', '/?mdl=plot'],
      ['Recent History', '/?mdl=history'],
      ['Website Settings', '/?mdl=preferences'],
      ['Sign Out', '/oauth2/logout?destination=%2F'],
    ]);
  });

  it('has no links to accounts when the site has none', async () => {
    await show();
    expect(linksOf('Account options').map(([name]) => name)).toEqual(['Recent History', 'Website Settings']);
  });
});
