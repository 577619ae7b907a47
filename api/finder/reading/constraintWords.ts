import type { ConstraintKind } from '../../../common/values.ts';

const all = (...parts: string[]) => new RegExp(parts.join('|'), 'iu');

/** What says each demand, in the languages that the finder reads. */
export const constraintPatterns: readonly [Exclude<ConstraintKind, 'company-country' | 'data-country'>, RegExp][] = [
  [
    'linux',
    all(
      String.raw`\b(?:on|under|unter|sous|en|sur|uses?|using|run(?:s|ning)?|with|for|works? on|all|only|just|nutze|auf)\b[^.!?\n]{0,25}\b(?:linux|ubuntu|debian|fedora|arch|pop!?_?os|mint)\b`,
      String.raw`\b(?:linux|ubuntu|debian|fedora)\b[^.!?\n]{0,20}\b(?:only|here|laptop|desktop|user|everywhere|machine|uniquement|pc|box)\b`,
      '(?:全是|都是|用)(?:ubuntu|linux|debian)',
    ),
  ],
  [
    'windows',
    all(
      String.raw`\b(?:on|pakai|have|has|got|an? old|my|uses?|with|only|unter|sur|con|com|ein(?:en)?)\b[^.!?\n]{0,20}\bwindows\b(?! (?:seats?|boxes|cleaning|fitt))`,
      String.raw`\bwindows (?:pc|laptop|computer|10|11|only|7)\b`,
    ),
  ],
  [
    'mac',
    all(
      String.raw`\b(?:on|my|old|an?|am|nativ am|vecchio|sul|meu|mi|mon|un|und)\b[^.!?\n]{0,15}\b(?:i?mac|macbook|macos)\b`,
      String.raw`\b(?:macs|macbook|macos)\b(?: only)?`,
    ),
  ],
  [
    'android',
    all(
      String.raw`\bandroid\b(?! (?:app|developer|studio|game|apps))[^.!?,\n]{0,20}`,
      String.raw`\b(?:samsung|galaxy) (?:tab|phone|handy|tablet)\b[^.!?,\n]{0,10}`,
      'एंड्रॉ[इय]ड',
      '安卓',
    ),
  ],
  [
    'iphone',
    all(
      String.raw`\b(?:an? |my |all on |on |dall['’]|mit dem |depuis mon |mi |meu )?iphones?\b(?! (?:app|games?|cases?|repair))`,
    ),
  ],
  [
    'ipad',
    all(
      String.raw`\b(?:on (?:the|my|an) |my |the |sul(?:l['’])? ?|auf (?:dem|meinem) |en (?:mi|el) )?ipads?\b[^.!?,\n]{0,12}`,
    ),
  ],
  [
    'browser',
    all(
      String.raw`\b(?:in|from|through) (?:the|a|my|our|any) (?:web )?browser\b`,
      String.raw`\b(?:web )?browser (?:only|alone|based)\b|\bbrowser-based\b`,
      String.raw`\b(?:nothing to install|no install(?:s|ing|ation)?|can(?:'|’)?t install|cannot install|not allowed to install|locked[- ]down (?:laptop|pc|computer|machine)|chromebooks?)\b`,
      String.raw`\b(?:im browser|nichts installieren|dans le navigateur|rien (?:à )?installer|en el navegador|sin instalar|no navegador|(?:n|não|nao) deixa instalar(?: nada)?|nel browser|senza installare|dalam browser|tak payah install)\b`,
      'ブラウザだけ|インストール(?:不可|なし)|浏览器(?:里|就)|不用安装|不能安装',
    ),
  ],
  [
    'self-hosted',
    all(
      String.raw`\bself[- ]?host(?:ed|ing|able)?\b(?! (?:vs|or))`,
      String.raw`\b(?:on|run on) (?:our|my) own (?:box|server|hardware|machine|nas|vps|servers|metal)\b|\bon[- ]prem(?:ises)?\b|\bmy own server\b`,
      String.raw`\bselbst[- ]?(?:ge)?host(?:et|en)\b|\bauf (?:dem )?eigene[mnr] server\b|\beigener server\b`,
      String.raw`\bauto[- ]?hébergé\w*|\bsur (?:mon|notre) (?:propre )?serveur\b|\bauto[- ]?alojad\w*|\ben (?:mi|nuestro) propio servidor\b|\bno nosso (?:k8s|servidor)\b|\bsul (?:mio|nostro) server\b`,
      '私有化部署|自托管|自建服务器|自前(?:の)?サーバー?|セルフホスト|オンプレ',
    ),
  ],
  [
    'local',
    all(
      String.raw`\b(?:stays?|kept|stored|only|everything) on (?:my|the|our) (?:own )?(?:device|phone|laptop|computer|machine|pc)\b|\b(?:no|any) cloud\b(?! (?:engineer|skills?|experience))|\b(?:not|nothing) in the cloud\b|\blocal[- ]only\b|\blocal[- ]first\b`,
      String.raw`\bohne cloud\b|\bkeine cloud\b|\bsans cloud\b|\bsin nube\b|\bsem nuvem\b|\bsenza cloud\b`,
      '不上云',
    ),
  ],
  [
    'offline',
    all(
      String.raw`\b(?:works? |usable |must work |runs? )?offline\b(?! (?:stores?|events?|marketing|sales|shop))`,
      String.raw`\b(?:without|no|with no|poor|patchy|bad) (?:an? )?(?:internet(?: connection)?|(?:cell )?signal|wi-?fi|reception|connection|mobile data)\b(?! roaming)`,
      String.raw`\bohne (?:internet|empfang|netz|wlan)\b|\bauch ohne gehen\b`,
      String.raw`\bsans (?:internet|réseau|connexion)\b|\bhors[- ]ligne\b|\bsin (?:internet|conexión|señal)\b|\bno hay señal\b|\bsem (?:internet|sinal)\b|\bsenza (?:internet|rete|connessione)\b|\btanpa internet\b|\btak ada internet\b`,
      '没有?网络|断网|离线|オフライン|圏外|बिना इंटरनेट|नेटवर्क नहीं',
    ),
  ],
  [
    'open-source',
    all(
      String.raw`\bopen[- ]?source\b|\bfoss\b|\bfloss\b|\blibre software\b|\bfree software licen[cs]e\b|\bquelloffen\w*|\blogiciels? libres?\b|\bcódigo abierto\b|\bsoftware livre\b|\bcódigo aberto\b|\bsoftware libero\b|\bsumber terbuka\b`,
      '开源|開源|オープンソース|ソースが公開|ओपन सोर्स',
    ),
  ],
  [
    'one-time',
    all(
      String.raw`\b(?:one[- ]?(?:time|off) (?:purchase|payment|buy|price|fee|licen[cs]e)|buy (?:it )?(?:once|outright)|pay once|lifetime licen[cs]e|perpetual licen[cs]e|no (?:more )?(?:subscriptions?|subs|monthly fees?|subscription stuff)|(?:done|fed up|sick) (?:with|of) (?:subs|subscriptions)|not (?:a|another) subscription|hate subscriptions?|without (?:a )?subscription)\b`,
      String.raw`\b(?:einmal(?:ig)? (?:kaufen|zahlen|bezahlen)|einmalkauf|kein(?:e)? abos?|ohne abo|achat unique|payer une (?:seule )?fois|sans abonnement|pas d['’]abonnement|pago único|sin suscripci(?:ón|ones)|pagar uma vez|sem assinatura|sem mensalidade|una tantum|senza abbonament[oi]|niente abbonamenti|beli sekali|bayar sekali)\b`,
      '买断|一次性(?:付费|购买)|不要订阅|買い切り|サブスク(?:は(?:嫌|いや|無理)|じゃない|なし)|एक बार',
    ),
  ],
  [
    'no-ai',
    all(
      String.raw`\b(?:no|without(?: any)?|not|zero|anti|hates? (?:the )?|nothing with|keep) (?:generative |gen )?ai\b(?! (?:budget|experience|skills|knowledge|background))|\bai[- ]free\b|\bwith no (?:generative )?ai\b|\bno (?:ai|chatgpt|llm) (?:stuff|features?|nonsense|slop|training|in it|please)\b`,
      String.raw`\bohne (?:jede )?ki\b|\bkeine? ki\b|\bsans (?:ia|intelligence artificielle)\b|\bpas d['’]ia\b|\bsin (?:ia|inteligencia artificial)\b|\bsem (?:ia|inteligência artificial)\b|\bsenza (?:ia|intelligenza artificiale)\b|\btanpa ai\b`,
      '不要(?:有)?(?:任何)?(?:生成式)? ?(?:ai|人工智能)|(?:生成)?ai(?:なし|は(?:使わない|嫌|いらない))',
    ),
  ],
  [
    'no-ads',
    all(
      String.raw`\b(?:no|without(?: any)?|zero|free of|not full of|hates?|sick of|stop the) (?:ads|adverts|advertising|advertisements|commercials|ad breaks)\b|\bad[- ]free\b`,
      String.raw`\b(?:ohne|keine) werbung\b|\bwerbefrei\b|\bsans (?:pub|publicités?)\b|\bpas de pub\b|\bsin (?:anuncios|publicidad)\b|\bsem (?:anúncios|propaganda|publicidade)\b|\bsenza pubblicità\b|\bniente pubblicità\b|\btanpa iklan\b|\btak nak iklan\b`,
      '(?:没有|不要|无|無)广告|無廣告|広告(?:なし|が.{0,14}(?:無理|嫌|いや|うざ))|विज्ञापन (?:न|नहीं|के बिना)|बिना विज्ञापन',
    ),
  ],
  [
    'simple',
    all(
      String.raw`\b(?:must be|has to be|needs? to be|should be|keep it|something|as|really|very|dead|super|nice and|make it|want it|quite)\s+(?:really |very |dead |super |so |as )?(?:simple|easy|idiot[- ]proof|foolproof|simple as possible)\b`,
      String.raw`\b(?:not|no|hardly|never|am not|aren['’]t|isn['’]t) (?:very |much |at all |really |too )?(?:good with (?:computers|technology|tech)|techy|technical|tech[- ]savvy|computer person)\b|\bfor (?:a |an )?(?:absolute |complete |total )?beginners?\b|\bbig (?:buttons|letters|text)\b|\beasy (?:to use|enough|for)\b|\btechnophobe\b`,
      String.raw`\b(?:einfach (?:muss|soll|sein|zu bedienen)|kinderleicht|muss einfach sein|simple d['’]utilisation|facile à utiliser|(?:muy |bien )?fácil de usar|que sea (?:fácil|sencillo)|coisa simples|fácil de usar|deve essere (?:facilissimo|semplice|facile)|facile da usare|(?:nak )?yang senang|mudah guna|senang guna)\b`,
      '简单(?:点|易用|一点)|容易上手|傻瓜|操作简单|簡単(?:な|に|で)|使いやすい|シンプル|सीधा-सादा|आसान',
    ),
  ],
  [
    'free',
    all(
      String.raw`\b(?:(?:has|have|needs?|must|should)(?: to)? be (?:completely |totally )?free|need (?:smth|something|sth) free|free (?:tools?|apps?|software|stuff) only|only free|free only|nothing but free|for free\b|completely free|totally free|no paying|can(?:'|’)?t pay|cannot pay|no money (?:for|at all|left)|zero budget|no budget|without paying|cost(?:s)? nothing)\b`,
      String.raw`\b(?:muss kostenlos|nur kostenlos\w*|kostenlos sein|nichts kosten|gratuit uniquement|que du gratuit|doit être gratuit|gratis tiene que|que sea gratis|0 varo|sin pagar|tem que ser (?:grátis|de graça)|de graça|solo gratis|deve essere gratis|percuma je|yang free je|nak free)\b`,
      '(?:必须|要|只要)免费|免費|無料(?:で|のみ|だけ)|मुफ़?्?त|free mein',
    ),
  ],
  [
    'student',
    all(
      String.raw`\bstudent (?:discount|price|plan|licen[cs]e|rate|deal|budget)s?\b|\bharga student\b|\bstudenten(?:rabatt|preis)\b|\btarif étudiant\b|\bdescuento (?:de |para )?estudiantes?\b|\bdesconto (?:de |para )?estudantes?\b|\bsconto studenti\b`,
      '学生(?:优惠|价|版)|学割|学生割引',
    ),
  ],
  [
    'non-profit',
    all(
      String.raw`\b(?:registered )?charit(?:y|ies)\b|\bnon[- ]?profits?\b|\bnot[- ]for[- ]profit\b|\b501\(?c\)?\(?3\)?\b|\bngo\b|\bgemeinnützig\w*|\be\. ?v\.|\bassociation loi 1901\b|\basbl\b|\bsin ánimo de lucro\b|\bong\b|\bsem fins lucrativos\b|\bonlus\b|\bno[- ]profit\b|\bbadan kebajikan\b`,
      '慈善(?:机构|機構)|公益组织|非营利|NPO法人|非営利|संस्था',
    ),
  ],
];

/** What says where the maker or the data must be, or must not; `place` is a country's name. */
export const countryPatterns: readonly {
  kind: 'company-country' | 'data-country';
  pattern: RegExp;
  isNot?: boolean;
  /** When the words themselves say it. */
  country?: string;
}[] = [
  {
    kind: 'company-country',
    country: 'US',
    isNot: true,
    pattern: all(
      String.raw`\b(?:not|no|nothing|without|avoid(?:ing)?|off|away from|never|out of)\b[^.!?\n]{0,22}\b(?:(?-i:US)|american|u\.s\.|usa)[- ]?(?:company|companies|clouds?|firms?|tech|vendors?|providers?|owned|services?|based)?\b`,
      String.raw`\b(?:kein(?:e|en)?|ohne)[^.!?\n]{0,15}\b(?:us|ami|amerikanisch\w*)\b|\bus-cloud\b[^.!?\n]{0,15}\bnicht\b|\brien d['’]américain|\bpas d['’]américains?\b|\bnada (?:gringo|americano|de eeuu)\b|\bniente americani\b|\bnuvem gringa\b`,
      '不要美国|アメリカの会社(?:以外|は)',
    ),
  },
  {
    kind: 'company-country',
    country: 'EU',
    pattern: all(
      String.raw`\b(?:only|prefer|must be|from|an?|made by)\b[^.!?\n]{0,12}\beuropean (?:company|companies|firms?|vendors?|providers?|tools?|alternatives?|made)\b|\bmade in europe\b|\beuropäische[nr]? (?:anbieter|firm\w*)\b|\bentreprises? européennes?\b|\bditte europee\b|\bempresas europeas\b|\bempresas europeias\b`,
    ),
  },
  {
    kind: 'data-country',
    pattern: all(
      String.raw`\b(?:stored?|storage|hosted|hosting|kept|keep|stays?|servers?|data|held|reside|residency|remain)\b[^.!?\n]{0,30}\b(?:in|inside|within|on) (?:the )?(?<place>eu|europe|european union|uk|united kingdom|germany|france|canada|switzerland|australia|india|ireland|netherlands|us|usa)\b`,
    ),
  },
  {
    kind: 'data-country',
    country: 'EU',
    pattern: all(
      String.raw`\b(?:eu|european)[- ](?:hosted|hosting|servers?|data ?cent(?:re|er)s?|data)\b|\b(?:hosting|server\w*|daten|serverstandort)\b[^.!?\n]{0,25}\b(?:in der eu|europa)\b|\b(?:gdpr|dsgvo|rgpd)\b|\bhébergé\w* en europe\b|\bdonnées en europe\b|\bdatos en (?:la ue|europa)\b|\bdados na (?:ue|europa)\b|\bdati in europa\b`,
    ),
  },
  {
    kind: 'data-country',
    country: 'DE',
    pattern: all(String.raw`\b(?:server\w*|daten|hosting)\b[^.!?\n]{0,25}\bdeutschland\b`),
  },
  {
    kind: 'data-country',
    country: 'CH',
    pattern: all(
      String.raw`\b(?:server\w*|daten|hosting|données|hébergé\w*)\b[^.!?\n]{0,25}\b(?:der schweiz|suisse)\b`,
    ),
  },
  {
    kind: 'data-country',
    country: 'FR',
    pattern: all(String.raw`\b(?:données|hébergé\w*|serveurs?)\b[^.!?\n]{0,20}\ben france\b`),
  },
  {
    kind: 'data-country',
    country: 'CA',
    pattern: all(String.raw`\b(?:données|hébergé\w*|serveurs?)\b[^.!?\n]{0,30}\bau canada\b`),
  },
];
