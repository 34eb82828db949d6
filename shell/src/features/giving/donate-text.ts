/** Texts of the donation panel. */
export const donateText = {
  lead: 'Everything here is free for everyone. Gifts pay for the servers and for the work on the texts.',
  byMail: 'Mail a check',
  payableTo: (name: string) => `Make your check payable to ${name} and mail it to:`,
  mailTo: 'Mail your check to:',
  online: 'Give online',
  onlineLead: 'A one-time or recurring gift, on our accounts site.',
  giveNow: 'Give now',
  receipts: 'Receipts and year-end statement',
  receiptsLead:
    'You get a receipt for each gift. Each January you get a statement of all your gifts of the past year, for your tax return.',
  none: 'This site is not set up to receive gifts yet.',
  supportUs: 'Other ways to support us',
};
