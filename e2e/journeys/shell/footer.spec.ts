import { axeViolations } from '../../accessibility';
import { ACCOUNTS, expect, hydrated, test } from '../../fixtures';
import { devices, eachDevice, ofTheSite } from '../shell-page';

const HERE = '/bible/ruth/2?v=4';
const destination = `destination=${encodeURIComponent(HERE)}`;

for (const [device, viewport] of eachDevice) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('the footer has its links, and an anonymous reader opens history and settings from it', async ({
      page,
      site,
      complaints,
    }) => {
      await page.goto(`${site.url}/bible/ruth/2`);
      await hydrated(page);
      const footer = page.getByRole('contentinfo');
      const links = footer.getByRole('navigation', { name: 'Footer' }).getByRole('link');
      await expect(links).toHaveText([
        'Bible',
        'Encyclopedia',
        'Dictionary',
        'Articles',
        'Resources',
        'Privacy',
        'Terms',
        'Support Us',
      ]);
      const options = footer.getByRole('navigation', { name: 'Account options' }).getByRole('link');
      await expect(options).toHaveText(['Recent History', 'Website Settings']);
      await options.first().click();
      await expect(page.getByRole('dialog', { name: 'Site History' })).toBeVisible();
      await page.goBack();
      await options.last().click();
      await expect(page.getByRole('dialog', { name: 'Website Settings' })).toBeVisible();
      await page.goBack();
      await links.last().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Support/);
      expect(ofTheSite(complaints)).toEqual([]);
    });
  });
}

// No device changes these; a phone has the least room.
test.describe('on a phone', () => {
  test.use({ viewport: devices.phone });

  test('a site with accounts offers an anonymous reader to sign in and return to the same page', async ({
    page,
    settledSite,
    complaints,
  }) => {
    await page.goto(settledSite.url + HERE);
    await hydrated(page);
    const options = page.getByRole('navigation', { name: 'Account options' });
    await expect(options.getByRole('link')).toHaveText([
      'Login',
      'Recent History',
      'Website Settings',
      'Create An Account',
    ]);
    await expect(options.getByRole('link', { name: 'Login' })).toHaveAttribute('href', `/oauth2/login?${destination}`);
    const register = options.getByRole('link', { name: 'Create An Account' });
    await expect(register).toHaveAttribute('href', `${ACCOUNTS}/register?${destination}`);
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Main', exact: true });
    const login = menu.getByRole('link', { name: 'Login for Extra Features!' });
    await expect(login).toHaveAttribute('href', `/oauth2/login?${destination}`);
    expect(ofTheSite(complaints)).toEqual([]);
  });

  test('menu and footer link to the contact form, the social services and the store of the site', async ({
    page,
    settledSite,
  }) => {
    await page.goto(settledSite.url);
    await hydrated(page);
    const footer = page.getByRole('navigation', { name: 'Footer' });
    await expect(footer.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      'https://forms.example/contact',
    );
    await expect(footer.getByRole('link', { name: 'Follow Us' })).toHaveAttribute(
      'href',
      'https://www.facebook.com/example',
    );
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Social Media' }).getByRole('link')).toHaveText([
      'Facebook',
      'X',
      'Instagram',
      'YouTube',
    ]);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});
