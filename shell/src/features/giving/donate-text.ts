/** Texts of the donation panel. */
export const donateText = {
  lead: 'Everything here is free for everyone. Gifts pay for the servers and for the work on the texts.',
  byMail: 'Mail a check',
  payableTo: (name: string) => `Make your check payable to ${name} and mail it to:`,
  mailTo: 'Mail your check to:',
  online: 'Give online',
  onlineLead: 'A single gift, or one that repeats, on our accounts site.',
  giveNow: 'Give now',
  receipts: 'Receipts and year-end statement',
  receiptsLead:
    'You get a receipt for each gift. In January follows a statement of all your gifts of the year, for your tax return.',
  none: 'Gifts cannot be received here at present: no way to give has been set up for this site.',
  supportUs: 'Other ways to support us',
};
