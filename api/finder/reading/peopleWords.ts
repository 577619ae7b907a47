/** Numbers as people write them in words, in lower case. */
export const numberWords: Readonly<Record<string, number>> = Object.fromEntries([
  ...numbered(
    2,
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  ),
  ...['thirty', 'forty', 'fifty', 'sixty'].map((word, index) => [word, 30 + 10 * index]),
  ...['twenty', 'thirty', 'forty', 'fifty'].flatMap((ten, tens) =>
    'one two three four five six seven eight nine'
      .split(' ')
      .flatMap((one, ones) => [' ', '-'].map((joint) => [`${ten}${joint}${one}`, 20 + 10 * tens + ones + 1])),
  ),
  ['a dozen', 12],
  ['half a dozen', 6],
  ['a couple', 2],
  ...numbered(2, 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'),
  ['zwanzig', 20],
  ['ein dutzend', 12],
  ...numbered(2, 'zweit dritt viert fünft sechst siebt acht neunt zehnt'),
  ...numbered(2, 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'),
  ['veinte', 20],
  ['una docena', 12],
  ...numbered(2, 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze'),
  ['vingt', 20],
  ...'deux trois quatre cinq six sept huit neuf'
    .split(' ')
    .map((one, ones): [string, number] => [`vingt-${one}`, 22 + ones]),
  ['une douzaine', 12],
  ['une dizaine', 10],
  ...numbered(2, 'dois três quatro cinco seis sete oito nove dez onze doze'),
  ['duas', 2],
  ['uma dúzia', 12],
  ['vinte', 20],
  ...numbered(
    2,
    'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  ),
  ['venti', 20],
  ...numbered(2, 'dua tiga empat lima enam tujuh lapan sembilan sepuluh'),
  ...numbered(2, '二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五'),
  ['两', 2],
  ['兩', 2],
  ['二十', 20],
  ...numbered(2, 'दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह'),
  ['पांच', 5],
  ['बीस', 20],
  ...numbered(2, 'do teen char paanch chhe saat aath nau dus'),
]);

function numbered(from: number, words: string): [string, number][] {
  return words.split(' ').map((word, index) => [word, from + index]);
}

// Who works with tools: not guests, pupils, patients, members of a congregation or followers.
const english =
  'devs?|developers?|engineers?|coders?|programmers?|designers?|staff(?: members)?|employees|colleagues|coworkers|co-workers|workers|agents|reps|salespeople|sales people|technicians?|techs|plumbers|electricians|sparkies|builders|cleaners|carers|nurses|doctors|dentists|therapists|practitioners|physios|vets|teachers|tutors|faculty|coaches|trainers|instructors|stylists|barbers|artists|drivers|volunteers|researchers|postdocs|lawyers|solicitors|paralegals|accountants|bookkeepers|editors|writers|founders|cofounders|co-founders|partners|seats|users|team ?mates|freelancers|contractors|organisers|organizers|leaders|captains|admins';
/** Who stands beside them in lists: '3 vets, 5 nurses and 2 on reception'. */
const beside =
  'receptionists?|front desk|bursars?|secretar(?:y|ies)|assistants?|apprentices?|trainees?|interns?|paralegals?|caseworkers?|hygienists?|gdps?|rvns?|pms?|pos?|product owners?|project managers?|managers?|phds?|phd students|pi|dispatchers?|coordinators?|clerks?|advisers?|consultants?|presenters|singers|players|hosts';
const desk = '(?:on|at|in) (?:the )?(?:front desk|desk|reception|office|phones)';

/** One group of a list of who works together, and what joins it to the next. */
export const groups = {
  /** How many, of whom; a name may stand for one. */
  one: String.raw`(?:#|an?|one|our|the) (?:[a-z-]+ ){0,2}?(?:${english}|${beside})(?: ${desk})?\b|# ${desk}\b|[a-z\u00e0-\u017f]+ ${desk}\b`,
  joint: String.raw`\s*(?:,|\+|&|plus|and|,\s*and|, plus)\s*`,
  /** Who writes, at the end of the list or before it. */
  writer: String.raw`(?:me|myself|i)\b`,
} as const;

const company =
  'mates|friends|lads|guys|girls|others|colleagues|partners|employees|staff|siblings|volunteers|people|devs';

/** Who lives together or is family. */
export const home =
  /\b(?:house ?mates?|flat ?mates?|room ?mates?|family|siblings?|mum|mom|mother|dad|father|brothers?|sisters?|kids|husband|wife|grand\w+)\b/;

/**
 * What says how many work with the tools, as regular expressions on lower-case text; `#` stands for a number, in digits or
 * in words. `more` are those who are not in the number: 'me and three lads'. A household says `isAlsoHome` ones of itself, and
 * shares an account.
 */
export const patterns: readonly { says: string; more?: number; isAlsoHome?: boolean }[] = [
  // English
  { says: String.raw`\b# of us\b`, isAlsoHome: true },
  {
    says: String.raw`\b(?:team|group|company|crew|staff|office|firm|band|agency|studio|practice|committee|collective|startup|start-up|gang|squad) of (?:about |around |roughly |some )?#\b`,
  },
  {
    says: String.raw`\b#[- ](?:person|people|man|woman|strong|piece|member|seat|head)\b(?=[- ,.]|$)(?! (?:come|came|watch|attend|in the pews|subscrib|follow|read|on a|per|a week|each))`,
  },
  { says: String.raw`\b# (?:[a-z-]+ )?(?:${english})\b` },
  { says: String.raw`\b# ?ppl\b` },
  {
    says: String.raw`\b# people (?:in|on|at|from) (?:the|our|my) (?:team|company|office|firm|band|committee|group|shop|studio|department)\b`,
  },
  {
    says: String.raw`\bwe(?: are|'re|’re) (?:about |around |just |only |a team of )?#\b(?! (?:years?|months?|weeks?|miles?|km|minutes?|hours?))`,
  },
  { says: String.raw`\bthere(?: are|'s|’s|s) #\b (?:of us|in (?:the|our|my))` },
  { says: String.raw`\b(?:me|myself|i) (?:and|plus|\+|&) (?:my )?(?:other )?# (?:[a-z]+ )?(?:${company})\b`, more: 1 },
  { says: String.raw`\bmy # (?:[a-z-]+ )?(?:${company}) and (?:i|me|myself)\b`, more: 1 },
  { says: String.raw`\b(?:with|has|have|employ|employing) # (?:other )?(?:${english})\b` },
  { says: String.raw`\b# (?:singers|players|raiders|presenters|heads|regulars|hosts)\b` },
  { says: String.raw`\b# (?:logins|accounts)\b` },
  // German
  { says: String.raw`\bzu # ?t\b` },
  { says: String.raw`\bzu (zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)\b` },
  {
    says: String.raw`\b# (?:leute|leit|mitarbeiter\w*|devs|entwickler\w*|kolleg\w*|personen|angestellte\w*|mann|beschäftigte|gesellen|ehrenamtliche\w*|mitglieder|musiker\w*|kamerad\w*|pflegekräfte|lehrkräfte)\b`,
  },
  { says: String.raw`\bwir sind (?:zu |ein team von )?#\b` },
  {
    says: String.raw`\b# (?:leute|mann|kolleg\w*|gesellen|mitarbeiter\w*)\b[^.!?\n]{0,14}(?:\+|und|plus) ich\b`,
    more: 1,
  },
  { says: String.raw`\bich und (?:meine )?# (?:leute|kolleg\w*|gesellen|mitarbeiter\w*|freund\w*)\b`, more: 1 },
  // Spanish, Portuguese, Italian, French
  { says: String.raw`\bsomos (?:unos |unas |em )?#\b` },
  {
    says: String.raw`\b# (?:empleados|empleadas|trabajadores|personas en|desarrolladores|devs|docentes|socios|contratadas|funcionários|funcionarios|colaboradores|colaboradoras|pessoas na|sócios|dipendenti|collaboratori|colleghi|persone in|soci)\b`,
  },
  { says: String.raw`(?:equipo|equipe|équipe|squadra|gang|grupo|gruppo|groupe|team) (?:de|di|da) #\b` },
  { says: String.raw`\bsiamo (?:in )?#\b` },
  { says: String.raw`\b(?:nous sommes|on est|on sera) (?:à )?#\b` },
  { says: String.raw`\b# (?:salariés|employés|collègues|développeurs|bénévoles|personnes dans)` },
  { says: String.raw`usaríamos #\b` },
  {
    says: String.raw`\b# (?:entrenadores|asesores|profesores|voluntarios|voluntárias|voluntários|vendedores|médicos|doctoras|allenatori|volontari|educatrici|éducatrices|vendeuses|musiciens|comédiens)\b`,
  },
  {
    says: String.raw`\b(?:eu|io|yo|moi) (?:e|y|et) (?:mais |altri |otros |altre |otras |mes |i miei |le mie |mis )?#(?= )`,
    more: 1,
  },
  { says: String.raw`\b(?:mes|mis|i miei|le mie|meus|minhas) # [a-zà-ÿ]+ (?:et|y|e|pis) (?:moi|yo|io|eu)\b`, more: 1 },
  { says: String.raw`\bon est # [a-zà-ÿ]+ (?:et|pis) moi\b`, more: 1 },
  { says: String.raw`\b# persone (?:di cui|in)\b` },
  // Malay
  { says: String.raw`\b# (?:orang )?(?:staf|staff|pekerja|sukarelawan|volunteer)\b` },
  { says: String.raw`\b(?:kami|kita) (?:ber)?# (?:orang|beradik|sekawan)\b` },
  { says: String.raw`\bdengan # partner\b`, more: 1 },
  {
    says: String.raw`\b(?:kami|kitorang|total|ahli(?: dalam)?) (?:ber)?#(?: org| orang)?\b(?! (?:unit|buah|hari|kali|minit))`,
  },
  { says: String.raw`\b# (?:org|orang) (?:semua\w*|termasuk|ajk|cikgu)\b` },
  // Chinese, Japanese
  { says: '(?:一共|共|我们|我們|团队|團隊|公司)#(?:个|個|位|名)?人' },
  { says: '#(?:个|個)人(?=[（(，,。 ]|$)' },
  { says: '(?:团队|團隊)?#(?:个|個)人(?:的小?(?:团队|團隊|公司|工作室)|做|小组|小組)' },
  { says: '(?:エンジニア|自分の|社員|役員|メンバー)#(?:人|名)' },
  { says: '#(?:人|名)(?=で|の(?:チーム|会社|研究室|スタッフ|社員)|体制|のバンド)' },
  { says: '(?:合わせて|全員で|社員|スタッフ)#(?:人|名)' },
  // Hindi
  { says: String.raw`(?:हम|कुल) # (?:लोग|आदमी|जन)` },
  { says: String.raw`# (?:आदमी|लोगों की टीम|कर्मचारी)` },
  { says: String.raw`\bhum(?: log)? # (?:log|teacher|jan|dost)\b` },
  { says: String.raw`\b# (?:ladke|karigar|naukar|staff)\b` },
];
