/**
 * Forms of the King James Version that no rule makes, after '|', and the same words as they are today. Compiled for this site from
 * the text; a test looks each of them up in it. They are other forms of one word, not other words of the same meaning.
 */
const groups = `
you|ye thou thee, your yours|thy thine, yourself yourselves|thyself, my|mine, have has|hast hath, had|hadst, do does|doest
doeth dost doth, did|didst diddest, are|art, was were|wast wert, will|wilt, shall|shalt, can|canst, may|mayest, might|mightest,
should|shouldest, would|wouldest, could|couldest, ought|oughtest, say says|saith, said|saidst, go goes|goest goeth, laid|laidst,
spoke|spake spakest, broke|brake brakest, bore|bare barest, swore|sware swarest, tore|tare, got|gat, begot|begat, forgot|forgat,
drove|drave, cleaved|clave, dug|digged diggedst, built|builded buildedst, helped|holpen, held|holden,
hung|hanged, struck|strake, shook|shaked, trod|trode, bade|badest, shone|shined, led|leddest, waxed|waxen, chided|chode,
clothed|clad, strewed|strowed, lain|lien, brothers|brethren, cows|kine, among|amongst, while|whilst whiles, between|betwixt,
to|unto, here|hither, there|thither, where|whither, yes|yea`;

/** Irregular past forms that 'thou' lengthens: 'gavest', 'knewest'. */
const pasts = `became brought came drew fell forgave forsook found gave heard knew left made sat saw sent slew smote stood
thought threw took went withheld wrought`;

/** A word as it is said today, and in the King James Version. */
export interface IrregularForms {
  readonly modern: readonly string[];
  readonly archaic: readonly string[];
}

const wordsOf = (text: string) => text.trim().split(/\s+/);

export const irregularForms: readonly IrregularForms[] = [
  ...groups.split(',').map((group) => {
    const [modern = '', archaic = ''] = group.split('|');
    return { modern: wordsOf(modern), archaic: wordsOf(archaic) };
  }),
  ...wordsOf(pasts).map((past) => ({ modern: [past], archaic: [past.replace(/e?$/, 'est')] })),
];
