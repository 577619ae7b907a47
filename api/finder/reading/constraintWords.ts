import type { ConstraintKind } from '../../../common/values.ts';

const all = (...parts: string[]) => new RegExp(parts.join('|'), 'giu');

/** What says each demand, in the languages that the finder reads. */
export const constraintPatterns: readonly [Exclude<ConstraintKind, 'company-country' | 'data-country'>, RegExp][] = [
  [
    'linux',
    all(
      String.raw`\b(?:\.?deb|flatpak|appimage|aur|snap package)s?\b[^.!?\n]{0,20}(?:or|only|please|,|$)|\b(?:from|as|a|via|with) (?:an? )?(?:\.deb|\.rpm|flatpak|appimage)\b|\b(?:just use|without|not even|no) wine\b(?! (?:list|shop|bar|tasting|cellar))`,
      String.raw`\b(?:kubuntu|xubuntu|opensuse|manjaro|linux mint|pop!_os|nixos|raspbian|zorin|lubuntu|tuxedo|elementary os|rocky linux|gentoo|arch linux|endeavouros)\b`,
      String.raw`\b(?:läuft alles|alles läuft|laufen|läuft|uso|usiamo|usamos|usando|tourne|tournent|gira|girano|roda|funciona|corre|guna|pakai|wiped|switched|moved|installed|run|je suis|tenho|tengo|ho|ada)\b[^.!?\n]{0,30}\b(?:linux|ubuntu|debian|fedora|mint)\b`,
      '(?:linux|ubuntu|debian|fedora|deepin|麒麟|统信)(?:系统|系統|上|だけ|しか|のみ|で(?:動|使)|पर|ही|चलता)|(?:全部|只|都|电脑|電腦)(?:是|用|装)?(?:的)?(?:linux|ubuntu|debian)|(?:लिनक्स|उबंटू)',
      String.raw`\b(?:on|under|unter|sous|en|sur|uses?|using|run(?:s|ning)?|with|for|works? on|all|only|just|nutze|auf)\b[^.!?\n]{0,25}\b(?:linux|ubuntu|debian|fedora|arch|pop!?_?os|mint)\b`,
      String.raw`\b(?:linux|ubuntu|debian|fedora)\b[^.!?\n]{0,20}\b(?:only|here|laptop|desktop|user|everywhere|machine|uniquement|pc|box)\b`,
      '(?:全是|都是|用)(?:ubuntu|linux|debian)',
    ),
  ],
  [
    'windows',
    all(
      String.raw`\b(?:win ?1[01]|win ?7|windows (?:1[01]|7|8|xp|desktops?|laptops?|machines?|pcs?|computers?|rechner\w*|tablets?|users?))\b|\b(?:surface (?:pro|laptop|go))\b`,
      String.raw`\b(?:le pc|les pc|ordinateurs?|mairie|rechner|ordenador\w*|computador\w*|computer|pc|laptop|portátil|notebook|komputer)\b[^.!?\n]{0,25}\bwindows\b|\bwindows\b[^.!?\n]{0,12}\b(?:uniquement|nur|solo|sólo|apenas|sahaja|je|only)\b`,
      'windows(?:电脑|電腦|系统|系統|的?パソコン|機|だけ|しか|のpc|पर|वाला|लैपटॉप)|(?:用|装|使って|使う)(?:的是)?windows|विंडोज़?',
      String.raw`\b(?:on|pakai|have|has|got|an? old|my|uses?|with|only|unter|sur|con|com|ein(?:en)?)\b[^.!?\n]{0,20}\bwindows\b(?! (?:seats?|boxes|cleaning|fitt))`,
      String.raw`\bwindows (?:pc|laptop|computer|10|11|only|7)\b`,
    ),
  ],
  [
    'mac',
    all(
      String.raw`\b(?:macos|mac ?mini|mac studio|apple silicon|m[1-4] (?:i?macs?|air|pro|max|mini|macbook)|all[- ](?:apple|mac)|i?macs\b|apple (?:laptop|computer)s?|os ?x)\b`,
      String.raw`\b(?:lavoro|uso|usiamo|trabajo|trabalho|usamos|arbeite|arbeiten|sitze|travaille|bosse|guna|pakai|tengo|tenho|ho|j['’]ai|habe|haben|sur|su|num|en un|am|auf|an)\b[^.!?\n]{0,20}\b(?:i?macs?|macbook\w*)\b`,
      '(?:用|使う|使って|私の|我的?)(?:的是)?(?:macbook|mac|苹果电脑|蘋果電腦)|(?:macbook|mac)(?:だけ|しか|のみ|で|上|ユーザー|पर)|मैकबुक',
      String.raw`\b(?:on|my|old|an?|am|nativ am|vecchio|sul|meu|mi|mon|un|und)\b[^.!?\n]{0,15}\b(?:i?mac|macbook|macos)\b`,
      String.raw`\b(?:macs|macbook|macos)\b(?: only)?`,
    ),
  ],
  [
    'android',
    all(
      String.raw`\b(?:samsungs?|xiaomi|redmi|oppo|realme|huawei|oneplus|one plus|motorola|moto g\d*|pixel \d\w*|galaxy (?:s|a|tab|note|fold)\w*|fairphone)\b(?! (?:tv|fridge|washing|store|frame|smart tv|monitor|ssd|watch))`,
      String.raw`\bplay ?store\b|\bgoogle play\b(?! (?:music|books|console|movies))`,
      '(?:小米|华为|華為|红米|三星|荣耀|鸿蒙)(?:手机|手機|平板)|アンドロイド|安卓|安桌|सैमसंग|रेडमी|श्याओमी|ओप्पो|वीवो|ऐंड्रॉयड|एंड्राइड',
      String.raw`\bandroid\b(?! (?:app|developer|studio|game|apps))[^.!?,\n]{0,20}`,
      String.raw`\b(?:samsung|galaxy) (?:tab|phone|handy|tablet)\b[^.!?,\n]{0,10}`,
      'एंड्रॉ[इय]ड',
      '安卓',
    ),
  ],
  [
    'iphone',
    all(
      String.raw`\b(?:ios|iphones?)\b[^.!?,\n]{0,12}\b(?:only|app|nur|solo|uniquement|apenas)\b|\bon ios\b|\bfor ios\b|\bapp store\b`,
      '苹果手机|蘋果手機|アイフォン|आईफ़?ोन',
      String.raw`\b(?:an? |my |all on |on |dall['’]|mit dem |depuis mon |mi |meu )?iphones?\b(?! (?:app|games?|cases?|repair))`,
    ),
  ],
  [
    'ipad',
    all(
      String.raw`\bipads\b|\bipados\b|\bapple pencil\b`,
      'アイパッド|आईपैड|苹果平板',
      String.raw`\b(?:on (?:the|my|an) |my |the |sul(?:l['’])? ?|auf (?:dem|meinem) |en (?:mi|el) )?ipads?\b[^.!?,\n]{0,12}`,
    ),
  ],
  [
    'browser',
    all(
      String.raw`\b(?:nothing|not?(?:hing)? (?:to|needs? to be)|without|no|zero|never) (?:to )?(?:download(?:s|ing)?|install(?:s|ing|ers?|ed|ation)?|an installer|any(?:thing)? install\w*|software to install)\b|\bwithout (?:an |any )?(?:installer|installing|download\w*)\b|\bno admin (?:rights|access|password)\b|\b(?:open|opens|works?|run|runs|play) (?:straight )?(?:from|via|in|through) (?:a |the |any )?(?:link|url|tab|website|browser)\b|\bweb[- ](?:only|based)\b|\blocked (?:down )?by (?:it|our it|corporate|the school)\b|\bit (?:has |have )?(?:locked|blocks|won['’]?t let)\b|\b(?:can['’]?t|cannot|not allowed to|aren['’]?t allowed to|mustn['’]?t|won['’]?t let (?:me|us)) (?:put|install|download|add) (?:anything|any|software|programs|apps)\b`,
      String.raw`\b(?:nichts|kein\w*|ohne)\b[^.!?\n]{0,18}\b(?:installier\w*|installation|herunterladen|download)\b|\b(?:sans|rien)\b[^.!?\n]{0,12}\b(?:installer|télécharger|installation)\b|\b(?:sin|nada que|no (?:puedo|podemos|dejan?|se puede)|nada de)\b[^.!?\n]{0,14}\b(?:instalar|descargar|instalaciones)\b|\b(?:sem|nada para|não (?:posso|podemos|dá para|deixa))\b[^.!?\n]{0,14}\b(?:instalar|baixar|descarregar)\b|\b(?:senza|niente da|non (?:posso|possiamo|si può))\b[^.!?\n]{0,14}\b(?:installare|scaricare)\b|\b(?:tak|tanpa|tidak) (?:perlu |payah |boleh |dapat )?(?:install|pasang|download|muat turun)\b|\bim browser|\bnavegador\b|\bnavigateur\b|\bpelayar\b`,
      '(?:不能|没法|無法|不让|不許|不准|不用|无需|無需|不必|免)(?:装|安装|安裝|下载|下載)|(?:打开|打開)?网页(?:就能|就可以|直接)|浏览器|瀏覽器|ブラウザ(?:で|上|から)|インストール(?:不要|できない|せずに|禁止)|ब्राउज़र|(?:इंस्टॉल|डाउनलोड) (?:नहीं|किए बिना|न )',
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
      String.raw`\b(?:docker(?:[- ]compose)?|podman|helm chart|kubernetes|k8s|our cluster)\b[^.!?\n]{0,30}\b(?:file|image|or it|only|please|ready|on my|on our|nas|deploy\w*|nothing else)\b|\b(?:deploy\w*|host(?:ed|ing)?|install(?:ed)?|run(?:ning|s)?|put|keep|kept|store[ds]?|lives?|living|sit(?:s|ting)?)\b[^.!?\n]{0,45}\b(?:my|our|a|the) (?:own )?(?:vps|nas|synology|qnap|homelab|home lab|homeserver|home server|proxmox\w*|unraid|truenas|raspberry pi|data ?cent(?:re|er)|own data ?cent(?:re|er)|rack|own servers?|server room|own premises|own infrastructure)\b|\bour own (?:data ?cent(?:re|er)|premises|infrastructure)\b|\bon[- ]?prem(?:ise|ises)?\b|\b(?:synology|qnap|nas|vps|homelab|proxmox|unraid)\b[^.!?\n]{0,35}\b(?:rather than|instead of|not)\b[^.!?\n]{0,15}\b(?:cloud|saas|subscription)\b|\b(?:host|hosting) (?:it|everything|them|things|stuff|that|this) (?:myself|ourselves|at home|in[- ]house)\b|\b(?:synology|nas|server|box) in (?:the|my|our) (?:loft|cupboard|basement|attic|closet|garage|cellar|office|shed)\b`,
      String.raw`\b(?:auf|bei) (?:unser\w*|mein\w*|eigen\w*|dem eigenen) (?:eigen\w* )?(?:server\w*|nas|rechenzentrum|hardware|blech)\b|\bselber hosten\b|\bselbst betreiben\b|\bim eigenen haus\b|\bsur (?:mon|notre|nos|un) (?:propres? )?(?:serveurs?|nas|vps|machines?)\b|\bhéberg(?:er|é)\w* (?:moi|nous|chez (?:moi|nous))\b|\bchez nous, sur\b|\ben (?:nuestr[oa]s?|mi|un) (?:propi[oa]s? )?(?:servidor\w*|nas|vps|centro de datos)\b|\b(?:no|em) (?:nosso|meu|um) (?:próprio )?(?:servidor\w*|nas|vps|data ?center)\b|\bsu(?:l|i) (?:mio|nostro|nostri|un) (?:proprio )?(?:server|nas|vps)\b|\b(?:server|pelayan) sendiri\b`,
      '(?:我们|我們|公司|自己|本地)(?:的)?(?:服务器|伺服器|機房|机房|nas|群晖)|部署(?:在|到)|私有(?:化|云)|自己搭|(?:自社|自宅|うち|手元|社内)(?:の)?(?:サーバー?|nas)|(?:अपने|खुद के) सर्वर',
      String.raw`\bself[- ]?host(?:ed|ing|able)?\b(?! (?:vs|or|an?|events?|big|parties|dinners?|conferences?))`,
      String.raw`\b(?:on|run on) (?:our|my) own (?:box|server|hardware|machine|nas|vps|servers|metal)\b|\bon[- ]prem(?:ises)?\b|\bmy own server\b`,
      String.raw`\bselbst[- ]?(?:ge)?host(?:et|en)\b|\bauf (?:dem )?eigene[mnr] server\b|\beigener server\b`,
      String.raw`\bauto[- ]?hébergé\w*|\bsur (?:mon|notre) (?:propre )?serveur\b|\bauto[- ]?alojad\w*|\ben (?:mi|nuestro) propio servidor\b|\bno nosso (?:k8s|servidor)\b|\brent an? (?:vps|server|root server)\b|\bsul (?:mio|nostro) server\b`,
      '私有化部署|自托管|自建服务器|自前(?:の)?サーバー?|セルフホスト|オンプレ',
    ),
  ],
  [
    'local',
    all(
      String.raw`\b(?:never|must not|may not|mustn['’]?t|can['’]?t|cannot|shouldn['’]?t|won['’]?t|don['’]?t|doesn['’]?t|not allowed to|not(?:hing| a single [a-z]+)?|no [a-z]+) (?:ever |to )?(?:should |must |may |can |ever )?(?:leaves?|leaving|be uploaded|uploaded|uploads?|go(?:es)? (?:to|into|up to) (?:any|the|a|somebody|someone)|leave)\b[^.!?\n]{0,25}\b(?:my|the|our|this|cloud|servers?|laptop|computer|machine|house|home|building|device|phone|premises|room|office|practice|surgery|internet)\b|\bnothing (?:is |gets |may be |to be )?(?:uploaded|sent|synced)\b|\bon[- ]device\b|\bon device\b|\bno uploads?(?:ing)?\b`,
      String.raw`\b(?:stays?|remains?|kept|keep|stored?|saved?|held|sit) (?:[a-z]+ ){0,3}(?:on|in) (?:my|the|our|this) (?:own |encrypted |work |home )*(?:hard (?:disk|drive)|device|laptop|computer|machine|pc|desktop|phone|disk|drive|building|house|office|premises)\b|\b(?:somebody|someone|anyone|anybody|other people|stranger)(?: else)?['’]s (?:cloud|servers?|computers?)\b|\bnot in (?:a|the|any) cloud\b|\bany cloud\b|\bkeep(?:s)? (?:it|them|everything) local\b|\bstored locally\b|\blocally only\b|\bwithout (?:a|the|any) cloud\b`,
      String.raw`\b(?:verlassen|verlässt|raus|weg)\b[^.!?\n]{0,25}\bnicht\b|\bdaten verlassen\b|\b(?:nicht|nichts|nie) (?:in|an) (?:die|eine|irgendeine|der) cloud\b|\b(?:lokal|auf (?:meinem|unserem|dem) (?:rechner|gerät|laptop|pc)) (?:bleib\w*|gespeichert|speichern|liegen)\b|\bbleib\w* (?:alles |nur )?(?:lokal|auf (?:meinem|unserem|dem))\b|\b(?:rien|jamais)\b[^.!?\n]{0,25}\b(?:cloud|sort(?:ir|e)?|ligne)\b|\b(?:reste(?:nt)?|stocké\w*|enregistré\w*) (?:en local|sur (?:mon|notre|l['’])\w*)\b|\b(?:nada|no)\b[^.!?\n]{0,20}\b(?:nube|salga\w* de (?:mi|la|nuestr))\b|\b(?:nada|não)\b[^.!?\n]{0,20}\b(?:nuvem|sai\w* do (?:meu|nosso))\b|\b(?:niente|non)\b[^.!?\n]{0,20}\b(?:cloud|esc\w* dal)\b|\b(?:tak nak|tanpa|bukan) (?:simpan )?(?:di |dalam )?cloud\b|\bsimpan (?:dalam|di|kat) (?:laptop|komputer|telefon) (?:saya|sendiri|je|sahaja)\b`,
      '(?:不能|不要|不得|不想|别|不)(?:上传|上傳|传到|放到?)?(?:到)?(?:云|雲)(?:端|上)?|(?:只|必须|都)(?:能)?(?:存|保存|放)在(?:本地|本机|自己)|数据不出|出不了内网|クラウド(?:に(?:は)?(?:上げ|置き|載せ|保存)|は(?:使わ|嫌|不可|だめ|ダメ|ng|なし))|(?:端末|手元|ローカル)(?:だけ|のみ|内|に(?:のみ|だけ)?保存)|外に出(?:さない|せない|したくない)|(?:क्लाउड|ऑनलाइन) (?:पर |में )?(?:नहीं|न )',
      String.raw`\b(?:stays?|kept|stored|only|everything) on (?:my|the|our) (?:own )?(?:device|phone|laptop|computer|machine|pc)\b|\b(?:no|any) cloud\b(?! (?:engineer|skills?|experience|giants?))|\b(?:not|nothing) in the cloud\b|\blocal[- ]only\b|\blocal[- ]first\b`,
      String.raw`\bohne cloud\b|\bkeine cloud\b|\bsans cloud\b|\bsin nube\b|\bsem nuvem\b|\bsenza cloud\b`,
      '不上云',
    ),
  ],
  [
    'offline',
    all(
      String.raw`\b(?:off[- ]?grid|airplane mode|aeroplane mode|flight mode|dead zones?|air[- ]gapped|not spot|no (?:bars|coverage|phone signal|mobile signal|mobile reception|mobile coverage|cell service|cell coverage|service|network|net|data(?! (?:on|in|to|leav\w*|may|must|can|should|at|is|protection|entry|science|analy\w*))|broadband|4g|wifi)|(?:past|beyond|out of) (?:the last |any )?(?:phone mast|mast|reach of|range|signal|coverage|reception|cell)|(?:has|have|with|there['’]?s|there is|got) (?:no|hardly any|barely any|next to no|zero) (?:internet|wi-?fi|wifi|signal|reception|network|net|broadband|coverage|connection)|(?:signal|internet|wifi|connection|reception|coverage) (?:is |keeps? )?(?:patchy|dropping|drops|dies|awful|terrible|gone|rubbish|useless|non-?existent))\b(?! (?:provider|cable))`,
      String.raw`\bkein(?:e|en)? (?:internet|netz|empfang|wlan|handynetz|verbindung|signal)\b|\bnetz gibts?\b|\bfunkloch\w*|\b(?:pas|aucun|ni|plus) (?:de |d['’])?(?:réseau|internet|connexion|wifi|signal|couverture)\b|\bzone blanche\b|\b(?:no hay|sin|no llega(?: la)?|no tenemos|mala|malita|no agarra(?: la)?) (?:señal|internet|cobertura|conexión|wifi|datos)\b|\bseñal es mal\w*|\b(?:não|nao|nem) (?:pega|tem|há|funciona|chega) (?:a )?(?:internet|sinal|rede|wifi|net)\b|\bsem (?:rede|wifi|net|conexão)\b|\b(?:non c['’]è|niente|senza) (?:campo|rete|internet|segnale|connessione|wifi|linea|copertura)\b|\b(?:tak ada|takde|tiada|takda|x ada) (?:line|internet|wifi|signal|coverage|data|rangkaian|isyarat)\b|\bline (?:tak ada|teruk|takde)\b`,
      '没(?:有)?(?:网|網|信号|信號|讯号)|沒(?:有)?(?:網路|網|訊號)|不联网|(?:電波|ネット|回線|wi-?fi)(?:が|も|は)(?:届か|入ら|通じ|つながら|繋がら|ない|弱い)|(?:नेट|इंटरनेट|नेटवर्क|सिग्नल) (?:ही |भी |बिल्कुल |कम )?(?:नहीं|नही|ना)',
      String.raw`\b(?:works? |usable |must work |runs? )?offline\b(?! (?:stores?|events?|marketing|sales|shop))`,
      String.raw`\b(?:without|no|with no|poor|patchy|bad) (?:an? )?(?:internet(?: connection)?|(?:cell )?signal|wi-?fi|reception|connection|mobile data)\b(?! roaming)`,
      String.raw`\bohne (?:internet|empfang|netz|wlan)\b|\bauch ohne gehen\b`,
      String.raw`\bsans (?:internet|réseau|connexion)\b|\bhors[- ]ligne\b|\bsin (?:internet|conexión|señal)\b|\bno hay señal\b|\bsem (?:internet|sinal)\b|\bsenza (?:internet|rete|connessione)\b|\btanpa internet\b|\btak ada internet\b`,
      '没有?网络|断网|离线|オフライン|圏外|बिना इंटरनेट',
    ),
  ],
  [
    'open-source',
    all(
      String.raw`\b(?:gpl|agpl|mit|apache)(?:v\d)?[- ](?:or [a-z]+ )?licen[sc]ed?\b|\b(?:source|the) code (?:is |must be |should be |has to be )?(?:on github|public|open|available|published)\b|\b(?:whose|the|its) (?:source )?code (?:is |must be |has to be )?(?:on github|on gitlab|public|open)\b|\b(?:read|see|audit|inspect|check) (?:the|its|their) (?:source|code)\b|\bfree[- ]as[- ]in[- ](?:freedom|speech)\b|\bfree software (?:only|foundation|movement|policy)\b|\bnothing proprietary\b|\bno (?:proprietary|closed[- ]source)\b|\boffene[rnms]? (?:quell(?:code|text)\w*|software)\b|\bfreie software\b|\bquelltext\b|\blogiciels? libres?\b|\blibres uniquement\b|\bcode ouvert\b|\bsoftware libre\b|\bprogrami? liber\w*\b|\bcodice aperto\b|\bkod terbuka\b`,
      '源代码公开|公开源码|自由软件|自由軟體|ソース(?:コード)?(?:が)?公開|オープンソース',
      String.raw`\bopen[- ]?source\b|\bfoss\b|\bfloss\b|\blibre software\b|\bfree software licen[cs]e\b|\bquelloffen\w*|\blogiciels? libres?\b|\bcódigo abierto\b|\bsoftware livre\b|\bcódigo aberto\b|\bsoftware libero\b|\bsumber terbuka\b`,
      '开源|開源|オープンソース|ソースが公開|ओपन सोर्स',
    ),
  ],
  [
    'one-time',
    all(
      String.raw`\b(?:rather|prefer to|want to|happy to|willing to|ok to|i['’]ll|gladly) (?:pay|spend|buy)[^.!?\n]{0,30}\b(?:once|today|up ?front|one[- ]off|outright|in one go|for good)\b|\b(?:pay|paid|buy|bought|purchase) (?:for )?(?:it )?(?:just |only )?(?:once|outright|one time|up ?front|in full|for good)\b|\blife ?time (?:licen[cs]e|deal|access|purchase|plan)\b|\b(?:sick|tired|done|fed up|hate|allergic|enough|through|over|finished)\b[^.!?\n]{0,20}\b(?:subscriptions?|subs|renting|monthly (?:fees?|payments?|charges?)|paying (?:monthly|every month)|rent(?:al)? software)\b|\b(?:never|not|stop|no more|quit) (?:paying|pay|rent(?:ing)?)\b[^.!?\n]{0,15}\b(?:monthly|every month|per month|by the month|software|subscriptions?)\b|\b(?:no|nothing|not|without|zero|avoid|hate|instead of|rather than)\b[^.!?\n]{0,18}\b(?:subscriptions?|subs\b|recurring|rolling|monthly (?:fees?|payments?|bills?|charges?|plans?)|rent(?:al)?)\b(?! (?:boxes|box|customers|business|revenue|payments from|income|properties|property|agreement|contract))|\b(?:own(?:ed)?|keep) (?:it |them )?(?:forever|for life|for ever|outright|for good)\b|\bi can own\b|\bone payment\b|\bone[- ]?(?:off|time)\b[^.!?\n]{0,12}\b(?:purchase|payment|buy|price|fee|cost|licen[cs]e|grant)\b|\bperpetual\b(?! calendar)`,
      String.raw`\b(?:einmal|einmalig\w*)\b[^.!?\n]{0,15}\b(?:kauf\w*|zahl\w*|bezahl\w*|preis)\b|\b(?:kein\w*|ohne|nicht schon wieder ein|nie wieder|statt)\b[^.!?\n]{0,10}\b(?:abos?|abonnements?|monatlich\w*|miete\w*)\b|\bkauflizenz\b|\bkaufversion\b|\b(?:acheter|payer|paye|achète|achat|licence)\b[^.!?\n]{0,15}\b(?:une (?:bonne |seule )?fois|unique|définitive|perpétuelle|à vie)\b|\b(?:pas|sans|marre|fini|plus)\b[^.!?\n]{0,12}\babonnements?\b|\b(?:pagar|pago|comprar|compra|licencia)\b[^.!?\n]{0,15}\b(?:una (?:sola )?vez|único|única|de por vida|perpetua)\b|\b(?:nada de|sin|no quiero|odio|harto de|harta de)\b[^.!?\n]{0,12}\b(?:suscripci\w*|mensualidad\w*|cuotas? mensual\w*|renta)\b|\b(?:pagar|pago|comprar|compra|licença)\b[^.!?\n]{0,15}\b(?:uma (?:só |única )?vez|único|única|vitalíci\w*)\b|\b(?:nada de|sem|não quero|chega de|cansei de)\b[^.!?\n]{0,12}\b(?:assinaturas?|mensalidades?|subscriç\w*)\b|\b(?:pag\w*|compr\w*|licenza|acquist\w*)\b[^.!?\n]{0,15}\b(?:una (?:sola )?volta|unico|unica|a vita|perpetua)\b|\b(?:niente|senza|basta|no|stufo di|stufa di)\b[^.!?\n]{0,12}\b(?:abbonament\w*|canon[ei]|mensilità)\b|\b(?:bayar|beli) (?:sekali|putus)\b|\b(?:tak ?nak|tanpa|xnak|malas) (?:bayar )?(?:langganan|subscription|bulanan|tiap bulan)\b|\bcompr[oa]r? e pronto\b`,
      '买断|買斷|一次(?:性)?(?:付|买|買|购)|(?:不|拒绝|讨厌|讨厌)(?:想|要|愿)?(?:意)?(?:按月|月月|每月|包月|订阅|訂閱)|终身(?:版|授权|许可)|買い切り|買切|一括払い|(?:サブスク|月額|月々)(?:は|の?支払い)?(?:嫌|いや|イヤ|無理|なし|以外|不要|やめ|もう)|(?:एक|सिर्फ एक) (?:ही )?बार (?:में )?(?:पैसे|भुगतान|खरीद)|(?:सब्सक्रिप्शन|हर महीने|मासिक) (?:का )?(?:पैसा |शुल्क |पैसे )?(?:नहीं|न )',
      String.raw`\b(?:one[- ]?(?:time|off) (?:purchase|payment|buy|price|fee|licen[cs]e)|buy (?:it )?(?:once|outright)|pay once|lifetime licen[cs]e|perpetual licen[cs]e|no (?:more )?(?:subscriptions?|subs|monthly fees?|subscription stuff)|(?:done|fed up|sick) (?:with|of) (?:subs|subscriptions)|not (?:a|another) subscription|hate subscriptions?|without (?:a )?subscription)\b`,
      String.raw`\b(?:einmal(?:ig)? (?:kaufen|zahlen|bezahlen)|einmalkauf|kein(?:e)? abos?|ohne abo|achat unique|payer une (?:seule )?fois|sans abonnement|pas d['’]abonnement|pago único|sin suscripci(?:ón|ones)|pagar uma vez|sem assinatura|sem mensalidade|una tantum|senza abbonament[oi]|niente abbonamenti|beli sekali|bayar sekali)\b`,
      '买断|一次性(?:付费|购买)|不要订阅|買い切り|サブスク(?:は(?:嫌|いや|無理)|じゃない|なし)|एक बार',
    ),
  ],
  [
    'no-ai',
    all(
      String.raw`\b(?:keep|leave|hold|get) (?:the )?(?:ai|a\.i\.|robots?|bots?|machines?|algorithms?|chatbots?|llms?)\b[^.!?\n]{0,8}\b(?:out|away|off)\b|\b(?:no|not|never|nothing|without|bans?|banned|forbids?|prohibits?|isn['’]?t|don['’]?t|won['’]?t|hates?|anti|against|refuse|avoid|free of|stuffed with|sick of|tired of|zero)\b[^.!?\n]{0,30}\b(?:generative(?: tools?| ai| features?| rubbish)?|gen[- ]?ai|artificial intelligence|copilots?|chatbots?|ai[- ](?:generated|tools?|features?|stuff|slop|assist\w*|art|images?|written|training)|machine[- ]generated|llms?|chatgpt|robots? writ\w*)\b(?! (?:experience|skills|to (?:write|make|create|help)|research|startup|course))`,
      String.raw`\b(?:kein\w*|ohne|nichts mit|bloß keine)\b[^.!?\n]{0,12}\b(?:ki|künstlich\w* intelligenz|ki-\w+|generativ\w*)\b|\bki-frei\b|\b(?:sans|pas d['’]|aucune|zéro|rien avec de l['’])\s?(?:ia\b|intelligence artificielle|générative)|\b(?:sin|nada de|nada con|cero) (?:ia|inteligencia artificial)\b|\b(?:sem|nada de|nada com|zero) (?:ia|inteligência artificial)\b|\b(?:senza|niente|nessuna|zero) (?:ia|ai|intelligenza artificiale)\b|\b(?:tanpa|tak nak|bukan|xnak) (?:ai|kecerdasan buatan)\b`,
      '(?:不要|不用|禁止|拒绝|没有|无|無|不想要|别|不含|不带)(?:任何)?(?:生成式|用)?(?:的)? ?(?:ai|人工智能|人工智慧)|(?:生成)? ?(?:ai|人工知能)(?:は|を|が)?(?:一切)?(?:なし|使わない|使いたくない|嫌|いらない|不要|禁止|入っていない|抜き)|(?:एआई|ai|कृत्रिम बुद्धिमत्ता) (?:नहीं|न |के बिना|वाला नहीं)|बिना (?:एआई|ai)',
      String.raw`\b(?:no|without(?: any)?|not|zero|anti|hates? (?:the )?|nothing with|keep) (?:generative |gen )?ai\b(?! (?:budget|experience|skills|knowledge|background))|\bai[- ]free\b|\bwith no (?:generative )?ai\b|\bno (?:ai|chatgpt|llm) (?:stuff|features?|nonsense|slop|training|in it|please)\b`,
      String.raw`\bohne (?:jede )?ki\b|\bkeine? ki\b|\bsans (?:ia|intelligence artificielle)\b|\bpas d['’]ia\b|\bsin (?:ia|inteligencia artificial)\b|\bsem (?:ia|inteligência artificial)\b|\bsenza (?:ia|intelligenza artificiale)\b|\btanpa ai\b`,
      '不要(?:有)?(?:任何)?(?:生成式)? ?(?:ai|人工智能)|(?:生成)?ai(?:なし|は(?:使わない|嫌|いらない))',
    ),
  ],
  [
    'no-ads',
    all(
      String.raw`\b(?:no|not|never|without|zero|free of|hates?|sick of|can['’]?t stand|won['’]?t|don['’]?t|mustn['’]?t|interrupted by|if i see|nothing with|full of|see)\b[^.!?\n]{0,22}\b(?:ads?|adverts?|advertising|advertisements?|commercials|banners?|pop-?ups?|sponsored)\b(?! (?:agency|agencies|manager|campaigns?|account|budget|spend|copy|sales|reports?|yet|experience|skills))|\b(?:ads?|adverts?|banners?|commercials|pop-?ups?)\b[^.!?\n]{0,16}\b(?:i uninstall|drive me|annoy|are a no|is a no|no thanks|not ok)\b|\bno ads\b|\bad[- ]?free\b`,
      String.raw`\b(?:ohne|kein\w*|werbefrei\w*)\b[^.!?\n]{0,10}\b(?:werbung|reklame|anzeigen)\b|\bwerbefrei\w*|\bwerbung\b[^.!?\n]{0,22}\b(?:nicht|nervt|nein|no-?go|stört)\b|\b(?:sans|pas de|aucune?|zéro|marre des?|ni) (?:la )?(?:pubs?|publicités?|réclames?)\b|\b(?:sin|no|nada de|cero|odio)\b[^.!?\n]{0,16}\b(?:anuncios?|publicidad|propagandas?|comerciales)\b|\b(?:sem|não|nada de|zero|odeio)\b[^.!?\n]{0,16}\b(?:anúncios?|propagandas?|publicidade|comerciais)\b|\b(?:senza|niente|nessuna|zero|basta)\b[^.!?\n]{0,12}\b(?:pubblicità|annunci|réclame|spot)\b|\b(?:tanpa|tak nak|tiada|takde|xnak|benci|jangan ada) (?:ada )?iklan\b`,
      '(?:没有?|不要|无|無|不想看|不能有|别有|免|去|讨厌)(?:有|任何|弹)*(?:广告|廣告)|(?:广告|廣告)(?:太多|烦|不要|不行)|広告(?:なし|無し|は?(?:出ない|ない|抜き|不要)|が(?:出ない|ない|入らない|多すぎ|.{0,16}(?:無理|嫌|いや|うざ|イライラ)))|विज्ञापन.{0,6}(?:न |नहीं|ना |बिना|से परेशान)|बिना (?:विज्ञापन|एड)',
      String.raw`\b(?:no|without(?: any)?|zero|free of|not full of|hates?|sick of|stop the) (?:ads|adverts|advertising|advertisements|commercials|ad breaks)\b|\bad[- ]free\b`,
      String.raw`\b(?:ohne|keine) werbung\b|\bwerbefrei\b|\bsans (?:pub|publicités?)\b|\bpas de pub\b|\bsin (?:anuncios|publicidad)\b|\bsem (?:anúncios|propaganda|publicidade)\b|\bsenza pubblicità\b|\bniente pubblicità\b|\btanpa iklan\b|\btak nak iklan\b`,
      '(?:没有|不要|无|無)广告|無廣告|広告(?:なし|が.{0,14}(?:無理|嫌|いや|うざ))|विज्ञापन (?:न|नहीं|के बिना)|बिना विज्ञापन',
    ),
  ],
  [
    'simple',
    all(
      String.raw`\b(?:gets? (?:lost|confused|muddled|flustered)|overwhelm\w*|struggles? with|scared of|afraid of|hopeless (?:with|at)|useless (?:with|at)|hates?|allergic to|terrified of|no idea (?:about|with)|never (?:used|touched|owned|made|built|done)|can['’]?t (?:work|cope)|not (?:good|great|clever|brilliant) (?:with|at)|bad (?:with|at)|rubbish (?:with|at)) ?(?:in |by |with |at |about )?(?:a |the |all |any |these )?(?:menus?|computers?|tech\w*|software|gadgets|apps?|phones?|settings|buttons|a website|websites|screens|such things|this stuff)\b|\b(?:complete|total|absolute|utter|real|rank) (?:novice|beginner|newbie|noob|layman|luddite|dummy)\b|\bnewbie\b|\bhold my hand\b|\ba (?:child|kid|toddler|monkey|five[- ]year[- ]old|granny|grandma) (?:could|can|should|must)\b|\bnot? (?:programmers|techies|it people|computer people|geeks|nerds)\b|\bno (?:tech|technical|coding|it) (?:skills?|knowledge|background|experience|people|person)\b|\bnon[- ]?tech(?:nical|ie)\w*|\bfor (?:dummies|idiots)\b|\bnothing (?:too )?(?:fiddly|complicated|fancy|clever|technical)\b|\bno (?:frills|learning curve|faff|fuss|jargon)\b|\b(?:dead|super|really|very|so|as) (?:simple|easy|straightforward)\b|\bkeep it simple\b|\bsimple (?:enough )?(?:to use|please|as|for)\b|\blarge (?:print|type|buttons|letters)\b|\bbig (?:buttons|letters|text|type|print|font)\b|\bstraightforward\b`,
      String.raw`\b(?:einfach\w*|leicht\w*|simpel|idiotensicher|kinderleicht|unkompliziert\w*|übersichtlich)\b[^.!?\n]{0,18}\b(?:muss|soll\w*|bedien\w*|sein|verständlich|zu)\b|\b(?:kenn\w*|versteh\w*|auskenn\w*)\b[^.!?\n]{0,25}\b(?:nicht|wenig|kaum)\b[^.!?\n]{0,10}\b(?:aus|technik|computer\w*)?|\bnicht technik\w*|\btechnik\w*\b[^.!?\n]{0,18}\bnicht\b|\blaien?\b|\banfänger\w*\b|\bgroße (?:schrift|knöpfe|buchstaben)\b|\b(?:très |hyper |super |plus |quelque chose de |le plus )simple\b|\bfacile\b|\b(?:je n['’]y connais rien|pas (?:douée?|à l['’]aise)|nuls? en informatique|débutante?s?)\b|\b(?:muy|bien|algo|más|lo más|que sea|súper) (?:fácil|sencill[oa]|simple)\b|\bno (?:sé|sabe|sabemos|entiendo|entiende) (?:nada )?(?:de |usar )(?:computa\w*|tecnolog\w*|ordenador\w*|informática|eso)\b|\bprincipiantes?\b|\b(?:bem|muito|algo|mais|coisa|super) (?:fácil|simples)\b|\bnão (?:sei|sabe|entendo|entende) (?:nada )?(?:de |mexer |usar )\w*|\b(?:facil\w*|semplic\w*|elementare|intuitiv\w*)\b|\bnon (?:è|sono|siamo) (?:molto )?(?:pratic[aoi]|esperti?|capac[ei])\b|\bnon (?:ci )?capis\w+\b[^.!?\n]{0,15}\b(?:computer|tecnologia|niente)\b|\b(?:yang |nak |kena |mesti )(?:senang|mudah|simple)\b|\btak (?:pandai|reti|tahu|pernah) (?:guna |pakai )?(?:it|komputer|teknologi|telefon|benda)\b|\btulisan besar\b`,
      '(?:要|越|最好|尽量|足够|特别|很|一定)(?:要)?简单|簡單|简单|容易(?:用|上手|学|操作)|不(?:会|太会|懂)(?:用)?(?:电脑|電腦|手机|手機|技术|科技)|老人(?:也|都)?能用|字(?:要)?大|新手|小白|(?:機械|パソコン|スマホ|操作|デジタル|it)(?:が|に|は)?(?:苦手|弱い|音痴|分から|わから)|誰でも使|初心者|高齢|文字が?大き|(?:आसान|सरल|सीधा|सीधी)|(?:फोन|मोबाइल|कंप्यूटर) (?:चलाना |इस्तेमाल करना |के बारे में )?(?:नहीं|ठीक से नहीं) (?:आता|जानते|जानता)',
      String.raw`\b(?:must be|has to be|needs? to be|should be|keep it|something|as|really|very|dead|super|nice and|make it|want it|quite)\s+(?:really |very |dead |super |so |as )?(?:simple|easy|idiot[- ]proof|foolproof|simple as possible)\b`,
      String.raw`\b(?:not|no|hardly|never|am not|aren['’]t|isn['’]t) (?:very |much |at all |really |too )?(?:good with (?:computers|technology|tech)|techy|technical|tech[- ]savvy|computer person)\b|\bfor (?:a |an )?(?:absolute |complete |total )?beginners?\b|\bbig (?:buttons|letters|text)\b|\beasy (?:to use|enough|for)\b|\btechnophobe\b`,
      String.raw`\b(?:einfach (?:muss|soll|sein|zu bedienen)|kinderleicht|muss einfach sein|simple d['’]utilisation|facile à utiliser|(?:muy |bien )?fácil de usar|que sea (?:fácil|sencillo)|coisa simples|fácil de usar|deve essere (?:facilissimo|semplice|facile)|facile da usare|(?:nak )?yang senang|mudah guna|senang guna)\b`,
      '简单(?:点|易用|一点)|容易上手|傻瓜|操作简单|簡単(?:な|に|で)|使いやすい|シンプル|सीधा-सादा|आसान',
    ),
  ],
  [
    'free',
    all(
      String.raw`\b(?:can['’]?t|cannot|couldn['’]?t|won['’]?t|not|never|don['’]?t (?:want to|have)|without|not allowed to|no|refuse to|unable to) (?:be )?(?:spend(?:ing)?|pay(?:ing)?|afford|cost(?:ing)?|part with)\b[^.!?\n]{0,14}\b(?:a |one )?(?:cent|penny|anything|dime|money|thing|pence|a bean|nothing|rupee|dollar|quid)\b|\bnot (?:a|one) (?:cent|penny|dime|bean|rupee)\b|\b(?:no|zero|nil|0|nothing) (?:budget|money|funds|cash|dosh)\b(?! (?:manag|transfer|order|app))|(?<!\S)[£$€] ?0\b(?![.,\d])|\b(?:budget|money) (?:is|of|:|=) ?(?:zero|nil|0|nothing|nought)\b|\b(?:must|has to|have to|needs? to|should|can['’]?t|cannot|mustn['’]?t|may not) (?:be (?:totally |completely |entirely |100% )?(?:free|gratis)|cost (?:nothing|zero|anything|a thing|us anything|me anything)|not cost)\b|\b(?:free|gratis) (?:of charge|forever|only|or nothing|please|stuff only|tier only|as in beer)\b|\b(?:only|must be|has to be|strictly|entirely|100%|completely|totally) (?:free|gratis)\b(?! range)|\bnothing paid\b|\bno(?:thing)? (?:cost|costs)\b`,
      String.raw`\b(?:darf|soll\w*|muss|kann|bitte)\b[^.!?\n]{0,15}\b(?:nichts? kosten|nix kosten|kostenlos|gratis|umsonst|kostenfrei)\b|\b(?:nur|ausschließlich|völlig|komplett) (?:kostenlos\w*|gratis|umsonst|kostenfrei\w*)\b|\b(?:kein (?:geld|budget|cent|euro)|null (?:budget|euro)|keinen (?:cent|euro))\b|\b(?:gratuit\w*) (?:uniquement|seulement|obligatoire\w*|svp|impératif)\b|\b(?:doit|faut que ce soit|que du|tout|entièrement|100 ?%|totalement) (?:être )?(?:gratuit|gratos)\b|\b(?:pas|zéro|aucun|plus) (?:un |de |d['’])?(?:sous?|rond|budget|argent|euro|moyens|centime)\b|\bsans (?:payer|rien payer|débourser|budget)\b|\b(?:gratis|gratuit[oa]s?)\b[^.!?\n]{0,12}\b(?:nada más|solamente|porfa|por favor|total\w*|sim o sim|sí o sí)\b|\b(?:que sea|tiene que ser|solo|sólo|todo|totalmente|completamente|debe ser|nomás) (?:gratis|gratuit[oa]s?)\b|\b(?:sin|no (?:puedo|podemos|tengo|hay|quiero)|ni)\b[^.!?,\n]{0,14}\b(?:un peso|gastar|pagar|dinero|plata|lana|presupuesto|un euro|un duro|varo)\b|\b(?:não (?:posso|podemos|tenho|temos|quero|há|dá para)|sem|nem)\b[^.!?,\n]{0,14}\b(?:gastar|pagar|dinheiro|grana|verba|orçamento|um centavo|um tostão|um real)\b|\b(?:tem que|precisa|deve|só|tudo|totalmente) (?:de )?(?:ser )?(?:grátis|gratuit[oa]|de graça|0800)\b|\b(?:deve|dev['’]essere|solo|tutto|totalmente|rigorosamente) (?:essere )?(?:gratis|gratuit\w*)\b|\b(?:non (?:posso|possiamo|ho|abbiamo|c['’]è)|senza|zero)\b[^.!?,\n]{0,14}\b(?:spendere|pagare|soldi|un euro|budget|un soldo|una lira)\b|\b(?:percuma|free) (?:je|sahaja|saja|jer|please)\b|\b(?:tak ?ada|takde|xde|tiada|takda|memang takde) (?:bajet|duit|budget|wang)\b|\b(?:duit|bajet|budget) (?:memang |pun |langsung )*(?:takde|tak ada|xde|tiada|kosong)\b|\bpercuma\b`,
      '(?:没有|没|零|0|无|沒有|完全没有)(?:任何)?(?:预算|預算|钱|錢|经费|經費)|(?:一分钱|一毛钱|一分錢|一毛錢)(?:都|也)?(?:不|没)|不(?:花|想花|能花)(?:一分)?(?:钱|錢)|免费|免費|(?:一円|お金|予算|費用)(?:も|は|が)?(?:一切)?(?:出せ|かけられ|かけたくな|払え|ない|ゼロ|ありません|なし)|無料(?:で|の|のみ|だけ|じゃない|限定)?|タダ|(?:पैसे?|पैसा|बजट|रुपया) (?:बिल्कुल |ही |भी |एक भी |खर्च )?(?:नहीं|नही|न )|मुफ़?्त|फ्री|(?:free|muft) (?:mein|me|ka|wala|chahiye)',
      String.raw`\b(?:(?:has|have|needs?|must|should)(?: to)? be (?:completely |totally )?free|need (?:smth|something|sth) free|free (?:tools?|apps?|software|stuff) only|only free|free only|nothing but free|for free\b|completely free|totally free|no paying|can(?:'|’)?t pay|cannot pay|no money (?:for|at all|left)|zero budget|no budget|without paying|cost(?:s)? nothing)\b`,
      String.raw`\b(?:muss kostenlos|nur kostenlos\w*|kostenlos sein|nichts kosten|gratuit uniquement|que du gratuit|doit être gratuit|gratis tiene que|que sea gratis|0 varo|sin pagar|tem que ser (?:grátis|de graça)|de graça|solo gratis|deve essere gratis|percuma je|yang free je|nak free)\b`,
      '(?:必须|要|只要)免费|免費|無料(?:で|のみ|だけ)|मुफ़?्?त|free mein',
    ),
  ],
  [
    'student',
    all(
      String.raw`\b(?:edu|education(?:al)?|academic|campus|student|uni(?:versity)?|college) (?:price|prices|pricing|discount|rates?|licen[cs]es?|plan|deals?|offers?|version|tier|email|address|reduction)s?\b|\.edu\b|\.ac\.uk\b|\bstudent rates?\b|\bcheaper for students\b|\b(?:studenten|schüler|bildungs|studi)-?(?:rabatt\w*|preis\w*|lizenz\w*|tarif\w*|version\w*)\b|\brabatt für (?:studierende|studenten|schüler)\b|\b(?:tarif|prix|réduction|licence|remise)s? (?:pour |d['’])?(?:les )?étudiante?s?\b|\b(?:descuento|precio|licencia|tarifa)s? (?:de |para |por ser )?(?:estudiante|universitari|académic|educativ)\w*|\b(?:desconto|preço|licença|plano)s? (?:de |para |pra )?(?:estudante|universitári|académic)\w*|\b(?:sconto|prezzo|licenza|tariffa)i? (?:per |da )?(?:studente|studenti|universitari)\b|\b(?:harga|diskaun|diskon|pakej|lesen) (?:student|pelajar|mahasiswa)\b`,
      '学生(?:价|优惠|折扣|版|证|认证|套餐|方案)|學生(?:價|優惠|折扣|版|方案)|教育(?:优惠|版|折扣|優惠)|学割|学生(?:割|プラン|価格|版|ライセンス)|アカデミック(?:版|価格|ライセンス)|(?:स्टूडेंट|छात्र|विद्यार्थी)(?:ों)? ?(?:के लिए |को )?(?:छूट|डिस्काउंट|रियायत|प्लान)',
      String.raw`\bstudent (?:discount|price|plan|licen[cs]e|rate|deal|budget)s?\b|\bharga student\b|\bstudenten(?:rabatt|preis)\b|\btarif étudiant\b|\bdescuento (?:de |para )?estudiantes?\b|\bdesconto (?:de |para )?estudantes?\b|\bsconto studenti\b`,
      '学生(?:优惠|价|版)|学割|学生割引',
    ),
  ],
  [
    'non-profit',
    all(
      String.raw`\b(?:charity|charitable|ngo|nonprofit|non-profit|not-for-profit) (?:pricing|price|rates?|discount\w*|licen[cs]e|plan|organisation|organization|trust|status|no\.?|number)\b|\b(?:we['’]re|we are|i run|for) an? (?:[a-z-]+ ){0,3}(?:charity|nonprofit|non-profit|ngo|cic|food ?bank|food pantry|hospice)\b|\btechsoup\b|\b501 ?\(?c\)?|\bgift aid\b|\bgemeinnützig\w*|\bvereinsrabatt\b|\b(?:tarifs?|remise|réduction)s? (?:solidaires?|associati\w*|pour (?:les )?associations)\b|\bloi (?:de )?1901\b|\bsans but lucratif\b|\bsin fines de lucro\b|\bdescuento para (?:ong|fundaciones|asociaciones)\b|\b(?:entidade|organização|associação) (?:sem fins|beneficente|filantrópica)\w*|\bipss\b|\bente del terzo settore\b|\bsenza scopo di lucro\b|\b(?:diskaun|harga|pakej) ngo\b|\b(?:pertubuhan|badan) (?:kebajikan|bukan kerajaan)\b`,
      '公益(?:组织|機構|机构|团体|價|价)|非营利|非營利|慈善|注册慈善|npo(?:法人)?|社会福祉法人|(?:एनजीओ|गैर[- ]?लाभकारी|धर्मार्थ|स्वयंसेवी संस्था)',
      String.raw`\b(?:registered )?charit(?:y|ies)\b|\bnon[- ]?profits?\b|\bnot[- ]for[- ]profit\b|\b501\(?c\)?\(?3\)?\b|\bngo\b|\bgemeinnützig\w*|\be\. ?v\.|\bassociation loi 1901\b|\basbl\b|\bsin ánimo de lucro\b|\bong\b|\bsem fins lucrativos\b|\bonlus\b|\bno[- ]profit\b|\bbadan kebajikan\b`,
      'NPO法人|非営利|छोटी संस्था|हमारी संस्था',
    ),
  ],
];

/** How the people and things of a country are called, in lower case. */
export const adjectives: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    EU: 'eu ue european europe europäisch europäische europäischen europäischer europa européen européenne européennes européens europeo europea europei europee europeas europeos europeu europeia europeus europeias eropah 欧盟 欧洲 歐洲 歐盟 eu圏 ヨーロッパ 欧州 यूरोप यूरोपीय eea ewr',
    US: 'us u.s. usa american america states amerikanisch amerikanische amerikanischen usamerikanisch américain américaine américaines américains americano americana americanos americanas americani americane estadounidense estadounidenses gringa gringo gringas gringos eeuu eua statunitense statunitensi amerika 美国 美國 アメリカ 米国 अमेरिका अमेरिकी',
    GB: 'uk british britain england english britisch britische britischen großbritannien britannique britanniques britânico britânica británico británica britannico inglese 英国 英國 イギリス ब्रिटेन',
    DE: 'german germany deutsch deutsche deutschen deutscher deutschland allemagne allemand allemande alemania alemana alemán alemão alemã alemanha germania tedesco tedesca jerman 德国 德國 ドイツ जर्मनी frankfurt berlin',
    CH: 'swiss switzerland schweiz schweizer suisse suisses helvétique suiza suizo suiça suíça suíço svizzera svizzero 瑞士 スイス स्विट्जरलैंड',
    AT: 'austrian austria österreich österreichisch österreichische österreichischen autriche',
    FR: 'french france frankreich französisch französische français française françaises francia francés francesa frança francese francesi perancis 法国 法國 フランス फ्रांस',
    CA: 'canadian canada kanada canadien canadienne canadiens canadá canadiense canadese 加拿大 カナダ कनाडा',
    AU: 'australian australia aussie australien australie 澳大利亚 澳洲 オーストラリア ऑस्ट्रेलिया',
    CN: 'chinese china chinesisch chinesische chinesischen chinois chinoise chinoises chine chino china chinos chinas chinês chinesa cinese cinesi cina 中国 中國 चीन चीनी',
    RU: 'russian russia russisch russische russland russe russes russie ruso rusa rusia russo russa rússia 俄罗斯 ロシア रूस',
    IN: 'indian india indisch indien inde índia 印度 インド भारत भारतीय हिंदुस्तानी देसी',
    IE: 'irish ireland irland irlande dublin',
    NL: 'dutch netherlands holland niederlande pays-bas',
    ES: 'spain spanien espagne españa española español espanha espanhola spagna',
    IT: 'italian italy italien italienne italie italia italiana italiano italiani italiane itália 意大利 イタリア',
    PT: 'portuguese portugal português portuguesa',
    BR: 'brazilian brazil brasil brasileiro brasileira brasilien',
    JP: 'japanese japan japanisch japon 日本 国内 国産 जापान',
    SG: 'singaporean singapore singapura 新加坡 シンガポール',
    MY: 'malaysian malaysia 马来西亚 tempatan',
    NZ: 'newzealand kiwi',
    SE: 'swedish sweden schweden suède',
    NO: 'norwegian norway norwegen norvège',
    DK: 'danish denmark dänemark danemark',
    FI: 'finnish finland finnland finlande',
    BE: 'belgian belgium belgien belgique belge',
    PL: 'polish poland polen pologne',
    IL: 'israeli israel israelisch israel',
    KR: 'korean korea 韩国 韓国',
    TW: 'taiwanese taiwan 台湾 台灣',
    HK: 'hongkong 香港',
  }).flatMap(([country, words]) => words.split(' ').map((word): [string, string] => [word, country])),
);

const places = [
  'united kingdom|united states|european union|new zealand|hong kong|europäischen union|union européenne|unión europea|união europeia|unione europea|états-unis|estados unidos|stati uniti|royaume-uni|reino unido|south africa',
  ...Object.keys(adjectives),
]
  .join('|')
  .replaceAll('.', String.raw`\.`);
const place = `(?<place>${places})`;

/** Finds a country's name or adjective, which most texts do not hold. */
export const anyPlace = new RegExp(String.raw`(?<!\p{sc=Latin})(?:${places})(?!\p{sc=Latin})`, 'iu');

const edge = String.raw`(?![\p{L}])`;
const start = String.raw`(?<![\p{L}])`;
const makers =
  'compan(?:y|ies)|firms?|vendors?|makers?|providers?|suppliers?|software houses?|business(?:es)?|tech|products?|services?|brands?|software|apps?|tools?|stuff|owned|made|based|alternatives?|startups?';
const fremde =
  'anbieter\\w*|firm\\w*|unternehmen|hersteller\\w*|software|dienste?n?|produkte?n?|lösung\\w*|entreprises?|sociétés?|éditeurs?|fournisseurs?|prestataires?|logiciels?|services?|outils?|empresas?|compañías?|proveedor\\w*|fornecedor\\w*|productos?|produtos?|serviços?|servicios?|aziend\\w*|ditt[ae]|società|fornitor\\w*|prodott\\w*|servizi\\w*|syarikat|produk|buatan';

/** What says where the maker or the data must be, or must not; `place` is a country's name. */
export const countryPatterns: readonly {
  kind: 'company-country' | 'data-country';
  pattern: RegExp;
  isNot?: boolean;
  /** When the words themselves say it. */
  country?: string;
}[] = [
  {
    kind: 'data-country',
    isNot: true,
    pattern: all(
      String.raw`${start}(?:not?|never|nothing|won['’]?t|will not|can['’]?t|cannot|mustn['’]?t|may not|must not|without|kein\w*|nicht|pas|jamais|aucune?|nada|no|não|nunca|niente|non|tak)${edge}[^.!?\n]{0,40}${start}(?:on|in|to|into|over to|auf|in den|aux|en|nos|nei|di)${edge}(?: the| den| las| los)? ?${start}${place}${edge}(?: (?:servers?|soil|clouds?|data ?cent(?:re|er)s?|hosting|jurisdiction))?`,
    ),
  },
  {
    kind: 'company-country',
    isNot: true,
    pattern: all(
      String.raw`${start}(?:not|no|nothing|none|without|avoid(?:ing)?|away from|never|boycott\w*|leaving|ditch\w*|quit(?:ting)?|dropp?(?:ing)?|anything but|rid of|independent of|free of|anti|anything from|kein\w*|ohne|nichts|weg von|raus aus|rien|pas|sans|aucune?|éviter|boycotte\w*|nada de|nada|nenhuma?|sin|ninguna?|evit\w*|sem|niente|nessun[ao]?|senza|bukan|tak nak|boikot)${edge}(?:(?!${start}(?:leav|outside|verlass|verläss|sort|sal[eg]|sair|sai|esc|keluar))[^.!?,\n]){0,22}?${start}${place}${edge}(?:[- ](?:big )?(?:${makers}|big tech|clouds?|giants?|platforms?)|(?=\s*(?:$|[.,;:!?)–—\n]|(?:for|pour|para|per|für|bitte|please|svp|porfa\w*|pls|and|und|et|y|e|or|at all|whatsoever|wherever|stuff|if)(?![\p{L}]))))(?![- ](?:soil|servers?|hosting|data ?cent|market|system|keyboard|customers?|clients?|english|food|dollars?))`,
      String.raw`${start}${place}${edge}[- ](?:compan(?:y|ies)|tech|firms?|services?|clouds?|big tech)[^.!?\n]{0,25}\b(?:out|nicht|are out|is out|no longer|banned)\b|\bus-cloud\b[^.!?\n]{0,15}\bnicht\b`,
      String.raw`(?:不要|不用|拒绝|抵制|避免|别用)(?:任何|用)?${place}|${place}(?:の)?(?:会社|企業|サービス|公司|的公司|软件|製品|产品|कंपनी|ऐप)(?:以外|は(?:使わ|嫌|いや|避け|無理)|不要|除外|नहीं|से बचना)`,
    ),
  },
  {
    kind: 'company-country',
    country: 'US',
    isNot: true,
    pattern: all(
      String.raw`\b(?:no|nothing|not|away from|off|leaving|without|ditch\w*|degoogl\w*)\b[^.!?\n]{0,15}\b(?:silicon valley|big tech|gafam?|faang|google,? (?:apple|microsoft|amazon)|hyperscalers?|us cloud act|cloud act)\b|\bde-?googl\w*\b|\bcloud act\b|\bnuvem gringa\b|\belbows up\b`,
    ),
  },
  {
    kind: 'company-country',
    pattern: all(
      String.raw`${start}(?:only|prefer\w*|must be|has to be|have to be|buy|from|an?|made by|made in|supporting|support|supplier|vendor|stay with|to)${edge}(?: (?:from|by|an?|other|only|small|the))* ?${start}${place}${edge}[- ](?:${makers})(?! (?:customers?|clients?|market))`,
      String.raw`${start}(?:made|built|based|headquartered|developed|produced) in (?:the )?${place}${edge}(?=[^.!?\n]{0,20}(?:only|please|preferr|must|$|[.,]))`,
      String.raw`${start}buy ${place}${edge}`,
      String.raw`${start}${place}${edge}[- ](?:${makers}) (?:only|please|preferred)|${start}(?:only|just) ${place} (?:${makers})`,
      String.raw`${start}${place}${edge} (?:${fremde})|${start}(?:${fremde})[^.!?\n]{0,22}(?:aus|muss|de|d['’]|da|dari|di|en|basé\w* en|in) (?:der |la |l['’]|el )?${place}${edge}|${start}(?:${fremde}) ${place}${edge}`,
      String.raw`(?:只要|必须是|要|优先)${place}(?:的)?(?:公司|企业|厂商|软件|产品|品牌)|${place}(?:の)?(?:会社|企業|メーカー|国産|製)(?:のみ|だけ|限定|がいい|に限る|の(?:サービス|ソフト))|(?:सिर्फ|केवल) ${place} ?(?:की |का |के )?(?:कंपनी|ऐप|सॉफ्टवेयर)?`,
    ),
  },
  {
    kind: 'data-country',
    pattern: all(
      String.raw`${start}(?:stored?|storage|stores?|hosted|hosting|kept|keep|stays?|staying|servers?|data|held|hold|resides?|residency|remains?|located|location|sits?|files?|records?|backups?|saved)${edge}[^.!?\n]{0,34}${start}(?:in|inside|within|on|at)${edge}(?: the)? ${place}${edge}(?: (?:soil|only|servers?))?`,
      String.raw`${start}${place}${edge}[- ](?:hosted|hosting|servers?|soil|data ?cent(?:re|er)s?|data (?:residency|location|storage|hosting|protection)|residency|jurisdiction|cloud only|region)`,
      String.raw`${start}(?:nothing|none)${edge}[^.!?,\n]{0,22}?${start}(?:leaves?|outside(?: of)?)${edge}(?: the)? ${place}${edge}`,
      String.raw`${start}(?:leave|leaves|leaving|outside|outside of|out of)${edge}(?: the)? ${place}${edge}(?=[^.!?\n]{0,40}${start}(?:data|files|records|notes|servers?))|${start}(?:data|files|records|notes)${edge}[^.!?\n]{0,25}${start}(?:leave|leaves|leaving|outside|outside of|out of)${edge}(?: the)? ${place}${edge}`,
      String.raw`${start}(?:server\w*|daten\w*|speicher\w*|hosting|gehostet|rechenzentr\w*|gespeichert|liegen|bleiben|données|hébergé\w*|hébergement|serveurs?|stocké\w*|datos|servidor\w*|alojad\w*|almacenad\w*|dados|hospedad\w*|guardad\w*|armazenad\w*|dati|ospitat\w*|conservat\w*|data|simpan|disimpan|pelayan)${edge}[^.!?\n]{0,40}?${start}(?:in|im|innerhalb|auf|en|au|aux|dans|sur|dentro|na|no|nos|in|di|dalam|fuera|fora|hors|außerhalb|de)${edge}(?: (?:der|dem|den|la|le|les|l['’]|los|el|de la|da|du|o|territorio|sol|suelo|solo|de))* ?${start}${place}${edge}`,
      String.raw`${start}${place}${edge} (?:server|rechenzentr|hosting)\w*`,
      String.raw`${start}(?:serverstandort|server|hosting|hébergement|datenhaltung|speicherung)${edge}[^.!?\n]{0,22}${start}${place}${edge}`,
      String.raw`(?:数据|資料|服务器|伺服器|データ|サーバー?|डेटा|सर्वर).{0,14}${place}|${place}(?:の|境内|国内|内)?(?:的)?(?:服务器|伺服器|サーバー?|データセンター|数据中心|机房|सर्वर)`,
    ),
  },
  {
    kind: 'data-country',
    country: 'EU',
    pattern: all(String.raw`\b(?:gdpr|dsgvo|rgpd|avg-conform)\b|ギーディーピーアール`),
  },
  { kind: 'data-country', country: 'US', pattern: all(String.raw`\bhipaa\b[^.!?\n]{0,30}\b(?:us|united states)\b`) },
  { kind: 'data-country', country: 'CA', pattern: all(String.raw`\b(?:pipeda|phipa|loi 25|law 25)\b`) },
];
