/** Given names, S to Z, whatever marks the first letter has, as `given-names.ts` explains. */
export const namesSToZ = `
  saana saara sabatino sabina sabine sabrina sadık safiye sakari sakura salih saliha salma salomão salomé salvatore
  samanta samantha samet samuel samuele sancho sanda sander sandra sandro saniye sanjay sanna sanne santeri santiago
  santina saoirse sara sarah sari sarolta sascha saskia satoshi satu saturnino saverio savina savino saúl scott seamus
  sean sebastian sebastiana sebastiano sebastião seda sedat sefa seija selda selim selin selina selma selçuk semih
  semra semyon seojun seoyeon seppo septimiu serafim serafina serafín serap seraphina serdar serena serge sergei
  sergej sergey sergi sergio sergiu serhat serkan serpil sevda severino sevgi sevil sevim seweryn seweryna seyfi sezen
  sezer shane sharon shauna sheila shelby shirley shota shreya sibel sibylle sidnei sidney sidonie siegbert siegfried
  sieglinde siegmar siegmund sigbjørn sigfrid signe sigrid sigurd sigve silke silvana silverio silvestre silvestro
  silvia silvie silvio silviu simon simona simone simonetta simão sinan sindre sinead sinem siobhan siri siria sirkka
  sirpa sisko sissel siv sixten sjoerd slavomír snorre sofia sofie sointu solange solbjørg soledad solenne solfrid
  solveig solvej solène songül sonia sonja sonnhild sonsoles sonya sophia sophie sora soraia sorin sorina soyeon soňa
  staffan stanislav stanislava stanisław stanisława stefan stefania stefanie stefano steffen steffi steinar stelian
  steliana stella stephan stephanie stephen steven stewart stig stina stine stuart sture stéphane stéphanie suat sude
  sujin sune sunita suresh susan susana susann susanna susanne suvi suzana suzanne suzette svatava svatopluk svea
  svein sven svenja sverre svetlana swantje sybil sybille sylva sylvain sylvaine sylvette sylvia sylvie sylwester
  sylwia synnøve szabina szabolcs szandra szczepan szilvia szilárd szymon szymona sándor sára ségolène séverine sílvia
  sónia sören søren süleyman sümeyye sławomir sławomira tabea tabitha tadeu tadeusz tadeáš tainá takashi takeshi
  takumi tamara tamsin tamás taner tanguy tania tanja tansu tapani tapio taras tarja tarık tassilo tatiana tatiane
  tatjana tauno tayfun teemu tegan tekla telimena telma teodor teodora teodoro teofil teresa teresinha tereza terje
  tero teréz teuvo teófilo thaddeus thaís thekla thelma theo theodor theodora theodore theresa thiago thierry thijs
  thilo thomas thor thora thorben thorbjørn thorsten thorvald théodore théophile thérèse tiago tiberio tiberiu tibor
  tihamér tiina till tilmann tilo tim timea timo timoteo timothy timothé timothée timur timót tina tiphaine titouan
  titus tivadar tiziana tiziano tjark toader tobi tobias tobiasz tobiáš tolga tom tom-erik tomas tomasz tomek tommaso
  tomoko tomás tomáš tomé toni tonino torben torbjørn tord torfinn torgeir torgny torhild toril torill torleif torsten
  torunn tove tracy traian traudel traute trevor trine trisha tristan trond trude trudy truls trygve tudor tuija
  tullio tuncay tuomas tuomo tuovi turgay turhan turid tuula tuulikki tuğba tuğçe tymon tymoteusz tânia tícia tülay
  tünde türkan třebor ubirajara udo ugo ulf ulisse ulisses ulla ulrich ulrik ulrika ulrike umberta umberto unai unni
  urpo ursula urszula uta ute uwe uğur vadim vagner valdeci valdemar valdir valentin valentina valentine valentino
  valentyna valentín valer valeria valerie valerio valeriu valtteri valéria valérie valério vanesa vanessa vanna vasco
  vasile vasilica vasily vavřinec veera vegard veijo veikko veit veli venla vera verena veronica veronika verónica
  verônica vesa vibeke vicente vicențiu victor victoria victoriano victorien victorine vidal vidar vieno viggo vijay
  vikram viktor viktoria viktorie viktória vilde vilhelm vilho viljami viljo ville vilma vilmos vilém vince vincent
  vincenzo vinzenz vinícius viola violette viorel viorica virgil virgilio virginia virginie virginio virgílio viriato
  virtudes vitaly vito vitor vittoria vittorio vivian viviana viviane vivien vlad vladan vladimir vladimíra vladislav
  vlasta vlastimil vlastislav voicu vojtěch vojtěška volkan volker volkhard volkmar vratislav vyacheslav václav vânia
  véronique vít vítězslav věra věroslav wacław wagner waldemar waldir walenty walentyna waleria wallace walter
  waltraud waltraut wanda wanderley wawrzyniec wendelin wendell wendy wenzel wera werner weronika wesley wibke wiebke
  wieland wiera wiesław wiesława wigbert wiktor wiktoria wilbur wilfred wilfried wilhelm wilhelmina willemijn william
  wilma wilson wincenty winfried winifred winnie wioletta wirginia wita witold wojciech wojciecha wolfgang wolfhard
  wolfram wouter władysław władysława włodzimierz xaver xavier ximena yago yaiza yalçın yamato yana yann yannick yara
  yaren yaroslav yasin yasmim yasmin yavuz yegor yelena yeliz yesenia yevgeny yiğit yngve yohan yoko yolanda yolande
  yosuke yui yuki yulia yuliya yuna yunus yuri yusuf yves yvette yvonne yıldız yılmaz zacarías zachariasz zacharie
  zaira zalán zamfira zara zbigniew zbyněk zdena zdenka zdeněk zdzisław zehra zekiye zenobia zenon zenona zerrin
  zeynep zhanna ziemowit zikmund zilda zina zinaida zipporah zita ziya zoe zofia zoltán zoraida zoé zsigmond zsolt
  zsuzsa zsuzsanna zsófia zuhal zuzana zuzanna zygmunt zyta zélia zübeyde úrsula ümit ümmü şaban şebnem şenol şerife
  şevket şeyma şükrü štefan štěpán štěpánka šárka żaneta żelisław žaneta žofie ștefan ștefania
`;
