/**
 * How the King James Version begins some words, and how they are written today: 'shew' and 'show' also stand for 'sheweth' and
 * 'showeth'. Compiled for this site from the words of the King James Version that a dictionary of today spells otherwise; a test
 * looks each of them up in the text. Only spellings, never another word of the same meaning.
 */
const beginnings = `
shew show, stedfast steadfast, alway always, afore before, agone ago, musick music, publick public, lunatick lunatic,
heretick heretic, traffick traffic, cuckow cuckoo, subtil subtle, subtilly subtly, throughly thoroughly, plaister plaster,
cloke cloak, intreat entreat, inclos enclos, enquir inquir, ancle ankle, asswag assuag, bason basin, broid braid, loth loath,
marishes marshes, morter mortar, pilled peeled, prans pranc, sope soap, spung spong, sycomore sycamore, vail veil, graff graft,
rereward rearward, ribband ribbon, pourtray portray, mixt mixed, jubile jubilee, minish diminish, stablish establish,
ensample example, villan villain, instructer instructor, jailor jailer, caterpiller caterpillar, cummin cumin, ciel ceil,
grisled grizzled, licence license, practise practice, plough plow, gray grey, hungred hungered, cherubims cherubim,
seraphims seraphim, axe ax, leaped leapt, kneeled knelt, dreamed dreamt, hoise hoist, ambassage embassage, serjeant sergeant,
chesnut chestnut, alleluia hallelujah, messias messiah, beelzebub beelzebul, fulfil fulfill, skilful skillful, wilful willful`;

/** Pairs of beginnings, the older or British one first. */
export const beginningPairs: readonly (readonly [string, string])[] = beginnings.split(',').map((pair) => {
  const [older = '', newer = ''] = pair.trim().split(' ');
  return [older, newer] as const;
});

/**
 * Names that are written in several ways, the Old Testament's usually first. They are the names and aliases of the
 * encyclopedia's entries that are single words and have at least half of their letters in common; peoples and second names
 * ('Paul' and 'Saul') are left out. The last line has names that have less in common, and some spellings of other translations.
 */
const names = `
abijah abia abiah abijam, absalom abishalom, abraham abram, aceldama akeldama hakeldama, achan achar, ahaz achaz, hagar agar,
ai hai aija, aijalon ajalon, algum almug, amminadab aminadab, asher aser, ashkelon askelon askalon, ashkenaz ashchenaz,
ashtaroth astaroth, asshur assur, ivah ava, balaam bileam, balak balac, boaz booz, bozkath boscath, kenan cainan, canaan chanaan,
kidron cedron, haran charran, chinnereth chinneroth cinneroth, coniah jeconiah jechonias jehoiachin, cos coos kos,
cyrenius quirinius, daberath dabareh, eber heber, eleasah elasah, elath eloth, elijah elias eliah, elisha eliseus,
eliphalet eliphelet elpalet, hamor emmor, enoch henoch hanoch, enos enosh, hezron esrom, hezekiah ezekias hizkiah
hizkijah, ezekiel jehezekel, geba gaba gibeah, geshem gashmu, gezer gazer, gideon gedeon, gershom gershon, gomorrah gomorrha,
hadadezer hadarezer, hamath hemath, hege hegai, hosea osee, hiram huram, ephratah ephrath, idumaea idumea, immanuel emmanuel,
isaiah esaias jesaiah jeshaiah, jahaz jahazah jahzah, jared jered, jehoash joash, jehohanan johanan, jehoiada joiada,
jehonadab jonadab, jehonathan jonathan, jehoram joram, jehoshaphat josaphat joshaphat, jeremiah jeremias jeremy,
jerubbaal jerubbesheth, joshua jehoshua jeshua oshea, jephthah jephthae, jonah jonas jona, josiah josias, jotham joatham,
judah juda, jude judas, kirharaseth kirhareseth kirharesh kirheres, kish cis, mahalaleel mahalalel maleleel, malchiah malchijah
melchiah, malchishua melchishua, malta melita, manasseh manasses, mark marcus, megiddo megiddon, meshech mesech,
methuselah mathusala, melchizedek melchisedec, micah micha, micaiah michaiah, michmash michmas, miletus miletum, mizpah mizpeh,
nahshon naashon naasson, nahor nachor, nebaioth nebajoth, nebuchadnezzar nebuchadrezzar, nineveh nineve ninive, noah noe, nun non,
uzziah ozias, paul paulus, peleg phalec, peniel penuel, perez phares pharez, pergamos pergamum, pharaohnecho pharaohnechoh,
puah pua phuvah, prisca priscilla, raamses rameses, rabbah rabbath, rahab rachab, rachel rahel, ramah rama,
rebekah rebecca, rehoboam roboam, reuel raguel, rimmon remmon, salah sala shelah, salathiel shealtiel, salmon salma,
samuel shemuel, sarai sara sarah, sharon saron, zarephath sarepta, saul shaul, serug saruch, senir shenir, seth sheth, shem sem,
shammah shimea shimeah shimma, shechem sichem sychem, shihor sihor, shiloah siloah siloam, shimei shimi, shushan susa,
sibbecai sibbechai, silas silvanus, simeon shimeon, sinai sina, zion sion, sidon zidon, sodom sodoma,
shocho shochoh shoco socho sochoh socoh, tahpanhes tahapanes tehaphnehes, tamar thamar, tarah terah thara, tekoa tekoah tecoa,
tiglathpileser tilgathpilneser, timnah timnath thimnathah, timothy timotheus, tobiah tobijah, tophet topheth, tyre tyrus,
uriah urijah urias, zebulun zabulon, zechariah zachariah zacharias, zara zarah zerah, zerubbabel zorobabel, zorah zoreah zareah,
korah core, luke lucas, reu ragau, naphtali nephthalim nepthalim, midian madian, japho joppa jaffa, accho acre,
elisabeth elizabeth`;

/** Groups of names that stand for each other. */
export const nameGroups: readonly (readonly string[])[] = names.split(',').map((group) => group.trim().split(/\s+/));
