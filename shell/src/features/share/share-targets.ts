/** Services to share a page with, in the order in which they are shown. */
export const shareTargets = ['facebook', 'twitter', 'email', 'linkedin', 'pinterest', 'whatsapp', 'telegram'] as const;
export type ShareTarget = (typeof shareTargets)[number];

/** Services reject much longer URLs. Characters. */
export const SHARE_TEXT_LIMIT = 280;

const shortened = (text: string): string => {
  const characters = [...text];
  return characters.length <= SHARE_TEXT_LIMIT ? text : `${characters.slice(0, SHARE_TEXT_LIMIT - 1).join('')}…`;
};

// URLSearchParams writes a space as '+', which mail programs show literally.
const query = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** The link that shares an absolute URL with a service. Nothing is loaded from the service before a reader follows it. */
export function shareLink(
  target: ShareTarget,
  { url, title, text }: { url: string; title: string; text: string },
): string {
  const words = shortened(text);
  switch (target) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`;
    case 'twitter':
      return `https://twitter.com/intent/tweet?${query({ url, text: words })}`;
    case 'email':
      return `mailto:?${query({ subject: title, body: `${words}\n\n${url}` })}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`;
    case 'pinterest':
      return `https://www.pinterest.com/pin/create/button/?${query({ url, description: words })}`;
    case 'whatsapp':
      return `https://wa.me/?${query({ text: `${words}\n\n${url}` })}`;
    case 'telegram':
      return `https://t.me/share/url?${query({ url, text: words })}`;
  }
}
