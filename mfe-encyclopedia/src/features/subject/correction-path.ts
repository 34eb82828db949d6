/** The site's contact form, which is told the page that the correction is about as the parameter `page`. */
export function correctionPath(contactForm: string, page: string): string {
  const form = new URL(contactForm);
  form.searchParams.set('page', page);
  return form.href;
}
