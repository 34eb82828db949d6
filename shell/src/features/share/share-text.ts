/** Texts of the ways to share a page. */
export const shareText = {
  targets: 'Share this page with',
  facebook: 'Facebook',
  twitter: 'Twitter',
  email: 'Email',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  address: 'Link to this page',
  copy: 'Copy link',
  copied: 'The link is copied.',
  selected: 'The link is selected: copy it with your keyboard or a long press.',
  system: 'More ways to share...',
  qr: 'QR code',
  qrOf: (address: string) => `QR code of ${address}`,
  qrTooLong: 'The link is too long for a QR code.',
};
