// Who works with tools: not guests, pupils, patients, members of a congregation or followers.
const english =
  'devs?|developers?|engineers?|coders?|programmers?|designers?|staff(?: members)?|employees|colleagues|coworkers|co-workers|workers|agents|reps|salespeople|sales people|technicians?|techs|plumbers|electricians|sparkies|builders|cleaners|carers|nurses|doctors|dentists|therapists|practitioners|physios|vets|teachers|tutors|faculty|coaches|trainers|instructors|stylists|barbers|artists|drivers|volunteers|researchers|postdocs|lawyers|solicitors|paralegals|accountants|bookkeepers|editors|writers|founders|cofounders|co-founders|partners|seats|users|team ?mates|freelancers|contractors|organisers|organizers|leaders|captains|admins|mechanics|guides|fitters|roofers|joiners|carpenters|painters|plasterers|gardeners|landscapers|welders|labourers|laborers|hands|farmhands|pickers|packers|riders|couriers|dispatchers|chefs|cooks|bakers|waiters|waitresses|baristas|bartenders|hairdressers|groomers|walkers|sitters|surveyors|architects|planners|analysts|scientists|illustrators|animators|photographers|videographers|journalists|reporters|translators|interpreters|recruiters|consultants|advisors|advisers|brokers|realtors|underwriters|auditors|clinicians|midwives|paramedics|counsellors|counselors|psychologists|pharmacists|pilots|marketers|fundraisers|librarians|curators|inspectors|estimators|foremen|crew members|ftes?|full[- ]timers|part[- ]timers|shop assistants|care workers|support workers|social workers|field workers|team members|musicians|actors|dancers|stewards|wardens|rangers|associates|housekeepers|salesmen|handymen|tradesmen';
/** Who stands beside them in lists: '3 vets, 5 nurses and 2 on reception'. */
const beside =
  'receptionists?|nurses?|bookkeepers?|accountants?|designers?|developers?|engineers?|editors?|drivers?|electricians?|plumbers?|partners?|teachers?|coaches?|vas?|virtual assistants?|second shooters?|photographers?|mates?|lads?|friends?|helpers?|part[- ]timers?|freelancers?|contractors?|salespersons?|sales reps?|volunteers?|cooks?|chefs?|barbers?|stylists?|year[- ]olds?|front desk|bursars?|secretar(?:y|ies)|assistants?|apprentices?|trainees?|interns?|paralegals?|caseworkers?|hygienists?|gdps?|rvns?|pms?|pos?|product owners?|project managers?|managers?|phds?|phd students|pi|dispatchers?|coordinators?|clerks?|advisers?|consultants?|presenters|singers|players|hosts';
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
  /\b(?:in an? (?:[a-z]+ )?(?:house|flat|apartment|houseshare)|house ?share|house ?mates?|flat ?mates?|room ?mates?|family|household|siblings?|mum|mom|mother|dad|father|brothers?|sisters?|kids|husband|wife|grand\w+|familie|famille|familia|família|famiglia|keluarga|parivar)\b|一家|家庭|家族|全家|室友|合租|परिवार/;

/**
 * What says how many work with the tools, as regular expressions on lower-case text; `#` stands for a number, in digits or
 * in words. `more` are those who are not in the number: 'me and three lads'. A household says `isAlsoHome` ones of itself, and
 * shares an account.
 */
export const patterns: readonly { says: string; more?: number; isAlsoHome?: boolean }[] = [
  // English
  {
    says: String.raw`\b(?:board|cast|department|lab|clinic|salon|partnership|co-?op|cooperative|trio|party|org|nonprofit|charity|startup|consultancy|nursery|brigade|unit|fleet) of (?:about |around |roughly |some |only |just )?#\b`,
  },
  {
    says: String.raw`\b(?:between )?# (?:and|to|-|–) # (?:[a-z-]+ )?(?:staff|people on|employees|workers|volunteers)\b(?=$)`,
  },
  { says: String.raw`\b# full[- ]?time(?:rs)?(?: staff)?(?:,? and|,| \+|/| plus|;) # part[- ]?time` },
  {
    says: String.raw`\b# (?:people |folks )?(?:on staff|on (?:the )?payroll|on the books|in the office|on the team|in the team|on the crew|in the crew|in the kitchen|on the shop floor|on site)\b`,
  },
  { says: String.raw`\bwe employ (?:about |around |roughly |some |only )?#\b` },
  {
    says: String.raw`\b(?:us|between us) (?:the )?#\b(?=[ ,.;]|$)(?! (?:dollars?|years?|weeks?|months?|days?|hours?|minutes?|times))`,
    isAlsoHome: true,
  },
  {
    says: String.raw`\b(?:my|our) # (?:brothers|sisters|sons|daughters|cousins) and (?:i|me)\b`,
    more: 1,
    isAlsoHome: true,
  },
  { says: String.raw`\b(?:me|i) and my # (?:brothers|sisters|sons|daughters|cousins)\b`, more: 1, isAlsoHome: true },
  {
    says: String.raw`\b(?:staff|employees|devs|developers|co-?founders|founders|team|headcount|head count|crew|agents|seats|users|people) ?(?:[:(=]|of|is) ?#\b(?! ?(?:%|years?|months?|usd|k\b))`,
  },
  {
    says: String.raw`\b(?:with|and|plus) my # (?:[a-z-]+ )?(?:${english}|mates|friends|lads|apprentices|helpers|assistants|boys|girls)\b`,
    more: 1,
  },
  {
    says: String.raw`\bi (?:manage|lead|supervise|coordinate|oversee) (?:about |around |some )?# (?:[a-z-]+ )?(?:${english})\b(?=[^.!?\n]{0,60}\b(?:all of us|we all|us all)\b)`,
    more: 1,
  },
  {
    says: String.raw`\b(?:we(?: are|'re|’re)|there(?: are|'s|’s)) (?:about |around |just |only )?#,? (?:plus|and|\+|&) #\b(?! (?:years?|months?|weeks?|miles?|km|minutes?|hours?|kids|children|dogs|cats))`,
  },
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
    says: String.raw`\b(?:netball|football|soccer|rugby|hockey|cricket|basketball|volleyball|baseball|softball|handball|lacrosse|under[- ]?\d+s?|u\d+s?)\b[^!?]{0,60}\b# (?:girls|boys|players|lads|kids)\b`,
  },
  { says: String.raw`\b# people work\b` },
  { says: String.raw`\b(?:gm|dm|sl) ?\+ ?# ?(?:players|pcs|pl)?\b`, more: 1 },
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
  { says: String.raw`\bzu # ?t?\b(?! (?:euro|prozent|uhr|%|mal))` },
  {
    says: String.raw`\b# (?:leute|leit|mitarbeiter\w*|devs|entwickler\w*|kolleg\w*|personen|angestellte\w*|mann|beschäftigte|gesellen|ma|monteur\w*|fahrer\w*|azubis?|freiwillige\w*|helfer\w*|pfleger\w*|lehrer\w*|ärzt\w*|köche|verkäufer\w*|techniker\w*|mechaniker\w*|designer\w*|programmierer\w*|ingenieur\w*|anwält\w*|sänger\w*|spieler\w*|trainer\w*|therapeut\w*|erzieher\w*|ehrenamtliche\w*|mitglieder|musiker\w*|kamerad\w*|pflegekräfte|lehrkräfte)\b`,
  },
  { says: String.raw`\b#[- ]?köpfig\w* (?!familie|haushalt)` },
  {
    says: String.raw`\b(?:meine|mit) # (?:[a-zäöüß]+ )?(?:kolleg\w*|mitarbeiter\w*|gesellen|freund\w*|leute)\b[^.!?\n]{0,8}\b(?:und|plus) ich\b`,
    more: 1,
  },
  {
    says: String.raw`\b(?:team|büro|firma|betrieb|kanzlei|praxis|agentur) (?:mit|von|aus) (?:rund |etwa |ca\.? )?#\b(?! (?:standort|zimmer|räum))`,
  },
  {
    says: String.raw`\bwir sind (?:zu |ein team von |nur |insgesamt |etwa |rund )?#\b(?! (?:jahre|monate|wochen|tage|stunden))`,
  },
  {
    says: String.raw`\b# (?:leute|mann|kolleg\w*|gesellen|mitarbeiter\w*)\b[^.!?\n]{0,14}(?:\+|und|plus) ich\b`,
    more: 1,
  },
  { says: String.raw`\bich und (?:meine )?# (?:leute|kolleg\w*|gesellen|mitarbeiter\w*|freund\w*)\b`, more: 1 },
  // Spanish, Portuguese, Italian, French
  { says: String.raw`\bsomos (?:unos |unas |em )?#\b` },
  {
    says: String.raw`\b# (?:empleados|empleadas|trabajadores|personas en|desarrolladores|devs|docentes|socios|contratadas|funcionários|funcionarios|funcionárias|empregados|trabalhadores|programadores|programadoras|desenvolvedores|ingenieros|ingenieras|diseñadores|técnicos|técnicas|operarios|operários|conductores|choferes|meseros|camareros|enfermeras|abogados|abogadas|maestros|maestras|compañeros|compañeras|enfermeiras|advogados|motoristas|vendedoras|médicas|professoras|colegas|operai|tecnici|medici|infermieri|avvocati|insegnanti|camerieri|autisti|commessi|impiegati|impiegate|sviluppatori|programmatori|magazzinieri|addetti|colaboradores|colaboradoras|pessoas na|sócios|dipendenti|collaboratori|colleghi|persone in|soci)\b`,
  },
  {
    says: String.raw`(?:equipo|equipe|équipe|empresa|entreprise|azienda|ditta|cabinet|despacho|estudio|studio|troupe|squadra|gang|grupo|gruppo|groupe|team) (?:de|di|da) #\b`,
  },
  { says: String.raw`\bsiamo (?:in )?#\b` },
  { says: String.raw`\b(?:nous sommes|on est|on sera) (?:à )?#\b` },
  {
    says: String.raw`\b# (?:salariés|salariées|employés|employées|collègues|développeurs|développeuses|bénévoles|avocats|avocates|infirmi(?:er|ère)s|médecins|techniciens|ouvriers|chauffeurs|serveurs|serveuses|cuisiniers|animateurs|animatrices|professeurs|profs|enseignants|moniteurs|associés|associées|artisans|vendeurs|ingénieurs|graphistes|chanteurs|choristes|joueurs|intermittents|personnes (?:dans|à|au|chez))(?![a-zà-ÿ])`,
  },
  { says: String.raw`usaríamos #\b` },
  {
    says: String.raw`\b# (?:entrenadores|asesores|profesores|voluntarios|voluntárias|voluntários|vendedores|médicos|doctoras|allenatori|volontari|educatrici|éducatrices|vendeuses|musiciens|comédiens)\b`,
  },
  {
    says: String.raw`\b(?:eu|io|yo|moi) (?:e|y|et) (?:mais |altri |otros |altre |otras |mes |i miei |le mie |mis |meus |minhas |os meus |outros |outras )*#(?= )`,
    more: 1,
  },
  { says: String.raw`\b(?:mes|mis|i miei|le mie|meus|minhas) # [a-zà-ÿ]+ (?:et|y|e|pis) (?:moi|yo|io|eu)\b`, more: 1 },
  { says: String.raw`\bon est # [a-zà-ÿ]+ (?:et|pis) moi\b`, more: 1 },
  { says: String.raw`\b# persone (?:di cui|in)\b` },
  {
    says: String.raw`\b(?:e|y|et|con|com|avec|mis|mes|meus|minhas) (?:mais |mes |mis |i miei |meus |minhas )?# (?:colegas|amigos|amigas|socios|socias|collègues|associés|amis|amies|colleghi|soci|amici|sócios|sócias)[^.!?\n]{0,5}\b(?:e|y|et|pis) (?:moi|yo|io|eu)\b`,
    more: 1,
  },
  { says: String.raw`\bà # (?:on|nous)\b|\b(?:a|en) (?:los |las )?# (?:en el|nel) (?:taller|negocio)\b` },
  {
    says: String.raw`\b(?:los|las|entre los|entre las|les|nous|nós|noi|noi altri|a gente é em|em|entre) #\b(?= (?:socios|socias|hermanos|hermanas|juntos|frères|soeurs|sœurs|associés|fratelli|sorelle|soci|sócios|irmãos|irmãs|lavoriamo|travaillons|trabalhamos|trabajamos|gestiamo))`,
  },
  {
    says: String.raw`\b(?:on est|nous sommes|somos|siamo) (?:une équipe de|un equipo de|uma equipe de|una squadra di|un gruppo di|un grupo de|un groupe de|um grupo de|un collectif de|una cuadrilla de|una cooperativa de)? ?(?:environ |unas |unos |circa |cerca de )?#\b(?! (?:ans|años|anos|anni|mois|meses|mesi))`,
  },
  { says: String.raw`\b#er[- ]?(?:team|büro|gruppe|crew|band)\b` },
  {
    says: String.raw`\b(?:verein|feuerwehr|kapelle|chor|genossenschaft|werkstatt|restaurant|salon) mit # (?:aktiven|mitglied\w*|leuten|personen|mann)\b`,
  },
  // Malay
  { says: String.raw`\bber#\b`, isAlsoHome: true },
  { says: String.raw`\b(?:team|syarikat|kedai|pasukan|group) (?:ada |kami )?#(?: orang| org)?\b` },
  {
    says: String.raw`\b# (?:orang )?(?:staf|staff|pekerja|sukarelawan|volunteer|kakitangan|cikgu|guru|jurutera|budak kerja|pemandu|rider|mekanik|developer)\b`,
  },
  {
    says: String.raw`\b(?:saya|aku) (?:dan|dengan|\+|n) # (?:orang |org )?(?:lagi )?(?:kawan|rakan|member|partner|pekerja|staf|sepupu|adik)\b`,
    more: 1,
  },
  { says: String.raw`\b(?:kami|kita) (?:ber)?# (?:orang|beradik|sekawan)\b` },
  { says: String.raw`\bdengan # partner\b`, more: 1 },
  {
    says: String.raw`\b(?:kami|kitorang|total|ahli(?: dalam)?) (?:ber)?#(?: org| orang)?\b(?! (?:unit|buah|hari|kali|minit))`,
  },
  { says: String.raw`\b# (?:org|orang) (?:semua\w*|termasuk|ajk|cikgu)\b` },
  // Chinese, Japanese
  {
    says: '(?:团队|團隊|公司|全公司|工作室|小组|乐队|社团|店里|全店|全员|全員|总共|總共|才|就)(?:有|才|就|只有|大概|一共|共)?#(?:个|個|位|名)?人',
  },
  { says: '(?:我们|我們)(?:这|這)?#(?:个|個|位|名)(?!月|小时|星期|孩子|娃|老人)' },
  {
    says: '#(?:个|個|名|位|来个)(?:员工|員工|同事|程序员|程式|开发|開發|工程师|工程師|设计师|設計師|老师|老師|店员|店員|销售|銷售|司机|工人|志愿者|志工|义工|成员|队员|技师|护士|医生|醫生|客服|编辑|編輯|教练|教練|伙计|律师|律師|会计|會計|阿姨|师傅)',
  },
  {
    says: '#(?:个|個|名|位)(?:后端|後端|前端|开发|测试|设计|产品|运营|美术|程序|策划)[、，, 和加]?#(?:个|個|名|位)(?:后端|後端|前端|开发|测试|设计|产品|运营|美术|程序|策划)',
  },
  {
    says: '(?:我|本人)(?:和|跟|与|與|加|带着|带)(?:另外)?#(?:个|個|位|名)(?:同事|朋友|合伙人|搭档|夥伴|伙伴|队友|同学|同學|员工|学徒|助理|兄弟|助手)',
    more: 1,
  },
  { says: '#人(?:的)?(?:小)?(?:公司|团队|團隊|小组|工作室|诊所|事务所|乐队|樂團)' },
  { says: '(?:従業員|社員|スタッフ|職員|部員|講師|店員|団員|ボランティア)(?:は|が|も|、)?(?:全部で|合計)?#(?:人|名)' },
  { says: '(?:私|僕|自分|俺)(?:と|、|\\+|＋)(?:同僚|友人|友達|仲間|スタッフ|社員|バイト|相方)#(?:人|名)', more: 1 },
  { says: '(?:同僚|友人|友達|仲間|スタッフ|社員|バイト)#(?:人|名)と(?:私|僕|自分|俺)', more: 1 },
  { says: '(?:gm|kp|dm)1?(?:人|名)?[・、+＋と]?(?:pl|プレイヤー)#', more: 1 },
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
  {
    says: String.raw`# (?:[^\s.,।]+ )?(?:कर्मचारी|कर्मचारियों|दीदियाँ|दीदी|कार्यकर्ता|शिक्षक|टीचर|मज़दूर|मजदूर|कारीगर|डॉक्टर|नर्स|ड्राइवर|सदस्य|स्टाफ)`,
  },
  { says: String.raw`(?:मैं|मैँ|हम) और (?:मेरे |मेरी |हमारे )?# (?:दोस्त|साथी|भाई|सहकर्मी|पार्टनर|लोग)`, more: 1 },
  { says: String.raw`\bmain aur (?:mere )?# (?:dost|saathi|bhai|partner)\b`, more: 1 },
];

const kin =
  'husband|wife|hubby|missus|brother|sister|cousin|dad|mum|mom|son|daughter|father|mother|girlfriend|boyfriend|partner|fianc[ée]e?|flatmate|roommate|mann|frau|bruder|schwester|tochter|sohn|mari|femme|frère|soeur|sœur|fille|fils|hermano|hermana|esposa|esposo|marido|mujer|hija|hijo|irmão|irmã|filha|filho|fratello|sorella|moglie|marito|figlia|figlio|abang|kakak|adik|isteri|suami';
const ally =
  'business partner|co-?founder|colleague|co-?worker|mate|friend|buddy|pal|bandmate|writing partner|geschäftspartner(?:in)?|kolleg(?:e|in)|freund(?:in)?|kumpel|associée?|collègue|copain|copine|ami|amie|socia|socio|compañer[ao]|amiga|amigo|colega|sóci[ao]|collega|amic[ao]|kawan|rakan|partner';

/** 'My business partner and I': two, wherever they are. */
export const pairs = new RegExp(
  String.raw`\b(?:my|a|one|mein|meine|ein|eine|mon|ma|un|une|mi|una|meu|minha|um|uma|o meu|a minha|il mio|la mia) (?:[a-zà-ÿ]+ )?(?:${ally}) (?:and|und|et|y|e|dan|&|\+) (?:i|me|myself|ich|moi|yo|eu|io|saya)\b|\b(?:me|ich|moi|yo|eu|io|saya|aku) (?:and|und|et|y|e|dan|&|\+) (?:my|a|mein|meine|mon|ma|mi|meu|minha|il mio|la mia|seorang)? ?(?:[a-zà-ÿ]+ )?(?:${ally})\b|我们俩|我們倆|咱俩|咱们俩|夫妻店|(?:夫婦|ふたり|二人)で(?:会社|店|お店|経営|カフェ|工房|農園|営ん|やっている店)|\bberdua\b`,
  'iu',
);

/** 'My sister and I': two if they have work in common, else a household. */
export const kinPairs = new RegExp(
  String.raw`\b(?:${kin}) (?:and|und|et|y|e|dan|&|\+) (?:i|me|myself|ich|moi|yo|eu|io|saya)\b|\b(?:me|ich|moi|yo|eu|io|saya|aku) (?:and|und|et|y|e|dan|&|\+) (?:my|mein|meine|mon|ma|mi|meu|minha|il mio|la mia) ?(?:${kin})\b|\bhusband[- ]and[- ]wife\b`,
  'iu',
);

/** Work that people have in common. */
export const work =
  /\b(?:business|shop|store|bakery|farm|winery|vineyard|company|firm|agency|studio|garage|restaurant|cafe|café|salon|b&b|guesthouse|hotel|brewery|sell(?:ing)?|customers?|clients?|invoic\w*|book-?keeping|accounts|payroll|employees|startup|start-up|writing a|co-?writ\w*|cookbook|etsy|geschäft|laden|betrieb|hof|pension|verkauf\w*|kunden|rechnung\w*|buchhaltung|boutique|ferme|domaine|entreprise|vend\w*|clients|factur\w*|negocio|tienda|finca|taller|clientes|negócio|loja|vendemos|negozio|bottega|laboratorio|clienti|fattur\w*|kedai|niaga|jual\w*|pelanggan)\b/iu;
