/** Given names, A to D, whatever marks the first letter has, as `given-names.ts` explains. */
export const namesAToD = `
  aaron aase abby abdullah abelardo abigail abílio achille adalbert adam addolorata adela adelaida adelaide adele
  adelheid adelina adelmo ademir adina aditya adolfo adrian adriana adriano adrien adrián afonso afrânio agata agathe
  agnes agnieszka agostino agustín ahmed ahmet ainhoa aino aisha aitana aitor alajos alan alaric alastair alban albert
  alberta albertina alberto albina alcides aldona alejandra alejandro aleksander aleksandra aleksei alessandra
  alessandro alessia alexander alexandr alexandra alexandre alexandru alexei alexey alexis aleš alfie alfio alfonso
  alfred ali alice alicia alighiero aliisa alin alina aline alisa alistair alix aliyah aliénor allison alma almudena
  alois aloisie alojzy alonso aloísio alparslan alper alvaro alwyn amancio amanda amauri amedeo amelia amerigo amir
  amit amparo amy amália amélie américo amílcar ana ana-maría ana-paula anabel anacleto anastasia anatol anatole
  anatoly anaëlle anaïs anca anders anderson andor andrea andreas andreea andrei andrej andrew andrzej andré andrés
  andżelika anežka angela angelica angelika angelo anghel angus aniela anikó anita anja anjali anna annabel annalisa
  annamaria annamária anne anne-marie annegret anneke anneli annelie anneliese annemarie annett annika annukka
  annunziata ansa anselmo antal antje antoine anton antonella antoni antonia antonietta antonina antonino antonio
  antonín antti antónio antônia anxo aníbal aparecida apolline apolonia arancha aranka archie arda ariadna ariane
  arianna arja arjun arkadiusz arkady arleta arlindo armand armando armelle arnaldo arnaud arne arnim arno arnošt
  arnulf arrigo arsenio arsène arthur artur arturo artyom arvid arwen arzu aránzazu asbjørn asel aslaug aslı assunta
  astrid asuman asunción atilla attila attilio aubrey aude audrey augusto augustyn aulis aune aurel aurelia aurelio
  aurica aurora aurélie axel aya ayhan aylin aymeric aynur aysel aysun aytaç ayten ayşe azucena aílton babette baldur
  baltasar baltazar balázs baptiste baran barbara barbora barnaby barnabás barnabé bart bartolomeo bartolomé bartosz
  bas bastien batuhan bautista başak beata beatrice beatrix beatriz bedřich begoña belgin belmiro belén ben bence
  benedek benedetta benedetto benedict benedikt benedita benedykt bengt beniamino benito benjamim benjamin benno
  benoît bente bento berat beren berenika berkay berke bernadett bernard bernardete bernardo bernd bernhard bert berta
  berthold bertil bertram bertrand bethany betül beyza biagio bianca bilal birger birgit birgitta birgül birte bjarne
  björk björn bjørg blahoslav blanca blandine blanka blažena blythe bodil bodo bogdan bogdana boglárka bogumił
  bogumiła bogusława bohdan bohumil bohuslav boldizsár bolesław bora borbála boris borja botond bořivoj bożena božena
  bradley bram brandon braulio brenda brian brice bridget brigitte brita britt britta bronislav bronisław bronisława
  bronwyn bruna brunella brunhilde bruno brygida bryony brígida burak burkhard burkhart buğra bálint béla bérengère
  börje bülent büşra błażej břetislav caetano caio caitlin calixto callum calogero calvin camelia cameron camila
  camille camilo can cansu carina carl carla carlos carlota carmela carmelo carmen carmine carolin carolina caroline
  carsten carys casandra casimiro cassandra cassandre catalina catarina caterina catherine cauã cayetano cecilia
  cecilie cecilio cedric celestino celia cemal cemile cemre cengiz ceren cesare ceyda cezar cezary charles charlotte
  charlène chiara chihiro chloe chloé chris christel christer christian christiane christina christine christoph
  christopher cinzia ciprian claas claire clara claretta clarice clarissa claudia claudio claudiu claus clelia
  clemente clementine clifford clive clotilde cloé clyde cláudia cláudio clémence clément clémentine codruț colin
  conceição concepción connie connor constantin constantino consuelo coralie cordelia corentin corina corinna cormac
  cornel cornelia corneliu corrado cosima cosimo cosmin costanza costin covadonga crenguța crina cristi cristian
  cristiano cristina cristóbal csaba csilla ctibor custódio cynthia cyprian cyril cyrille czesław cédric célestin
  célia céline césar cícero călin cătălin daan dagmar dagny daiki dalibor dalila damian damiano damien damián daniel
  daniela daniele danielle danilo daria dario dariusz darren darío dave davi david davide dawid debbie debora deborah
  decebal declan deepak deirdre delfina delia delphine demet demetrio denis denisa denise deniz dennis deolinda derek
  derya desiree desirée desmond detlef detlev dexter dezső diamantino diana didier diego dieter dietlinde dietmar
  dietrich dilara dilek diletta dimitri dinis dinu diogo dionisio dionizy dirk dirkje divya dmitri dmitry dobromila
  dobroslav dobrosława doina dolores domenica domenico dominik dominika dominique domonkos donald donatella donato
  doreen dorian doriane dorin dorina doris dorit dorota dorothea dorothy douglas doğukan dragoș drahomíra duarte
  dumitra dumitru duncan dušan dylan dániel dário dávid débora dénes dóra ágnes ákos álvaro ángel ángela ángeles árpád
  åke åsa åse çağatay çağla çiğdem čeněk
`;
