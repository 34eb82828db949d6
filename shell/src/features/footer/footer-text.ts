/** Texts of the footer. */
export const footerText = {
  motto: 'Free Bible study for everyone. Reading never asks for an account.',
  site: 'Footer',
  account: 'Account options',
  privacy: 'Privacy',
  terms: 'Terms',
  supportUs: 'Support Us',
  contact: 'Contact Us',
  follow: 'Follow Us',
  login: 'Login',
  history: 'Recent History',
  preferences: 'Website Settings',
  signOut: 'Sign Out',
  register: 'Create An Account',
};
