/**
 * Given names, without those that are words of logs and of the game as well. Where a label may announce anything (`Name: X
 * Y`), they tell a person from a mod, a world or a part of the computer. In lower case.
 */
const all = `
  svenja clotilde tilmann ottokar wendelin jannik jannes malte thorben torben wiebke ulrike ute uwe volker volkmar gerlinde roswitha heiner eckhard hartmut lothar reinhold siegbert waltraud elfriede
  mireille thérèse gaëlle maëlle loïc yannick étienne cédric rémi gisèle odile solène
  rocío ximena itziar nerea joaquina macarena evaristo remedios
  thiago thaís letícia raquel vinícius murilo anselmo conceição
  ginevra raffaella piergiorgio ludovica giacomo graziella
  zbigniew sławomir bogusława wiesława mieczysław halina jadwiga bożena zdzisław ireneusz
  willemijn maarten joost marjan geertje wouter sanne floortje
  zdeněk miloslav vlastimil božena květoslava
  adelheid alma anneliese annemarie aurelia barnaby benedict bridget brunhilde cassandra clarissa clementine cordelia declan desmond dietlinde dorothy edith eileen elspeth esmeralda
  fiona fionnuala florence francesca friedhelm georgina gertrud gisela greta gretchen gudrun gwendolyn harriet hazel hedwig heidrun henrietta hildegard imogen ingeborg irmgard isolde
  karla konstantin konstantinos leonie leopold lieselotte lorelei ludmila ludovic mafalda magdalena margarethe marjolaine mathilda matilda maximilian mechthild mildred millicent mirabel
  muriel nadine niamh niklas nils odette ottilie ottoline penelope philippa quentin reinhard rosalind rosemary rüdiger sebastian seraphina siegfried sigrid siobhan sybille tabea tamsin
  thaddeus theodora timothée tobias traudel ulrich ursula valerie verena wilhelmina winifred yvonne zipporah
  aaron abby abdullah abigail adam adriana adrian agata agnieszka ahmed aisha alan albert alberto aleksandra aleksander alessandra
  alessandro alexander alexandra alexandre alexandru alexey alexei alexis alfred ali alice alicia alina alisa aliyah allison alvaro amanda amelia
  amélie amy ana anastasia anders andrea andreas andrei andrej andrew andré andrzej angela angelika anita anja anna anne annika anton
  antoine antonia antonio antónio antje arjun arne arnaud arthur artur astrid aurélie axel barbara bartosz beata beatrice beatriz ben benedikt benjamin
  benoît bernard bernd bernhard bert bianca birgit bjarne björn boris brandon brenda brian brigitte bruno camila camille carl carla carlos
  carmen carolin carolina caroline catarina caterina catherine cecilia céline charles charlotte chiara chloe chloé chris christian christiane christina christine
  christoph christopher claire clara claudia claudio claus clément colin connor cornelia cristina cynthia dagmar daniel daniela daniele danielle dariusz
  dave david davide debbie deborah denis denise dennis detlef diana diego dieter dimitri dirk dmitri dmitry dominik dominique donald doris dorothea dorota
  douglas duarte dylan eduard eduardo edward ekaterina elena eleanor eleonora elias elif elisa elisabeth elise elizabeth ella ellen élodie emil
  emilia emilie emily emma emmanuel enrico enrique eric erik erika esteban ethan eugen eva evelyn fabian fabio fabrice fatima federica
  federico felicia felipe felix fernanda fernando filip filipe finn fiona florence florian francesca francesco francis francisco francois françois
  frank franz franziska fred frederic frédéric frederick frederik friedrich fritz gabriel gabriela gabriele gary georg george georgia gerald gerard gerd gerhard
  gianluca giorgio giovanni giulia giuseppe gonzalo gordon greg gregor gregory grzegorz guido guillaume gustavo hanna hannah hannelore hannes hans harald harry
  hassan hector heidi heike heinrich heinz helen helena helene helga helmut henri henrik henrique henry herbert hermann hiroshi holger horst hugo
  ian ibrahim ignacio igor ilse imran ines inés inga inge ingo ingrid irena irene irina isaac isabel isabella isabelle ivan ivana iwona
  jacob jacques jakob jakub james jamie jan jana jane janet janina janine jasmin jason javier jean jeanne jeffrey jennifer jens jeremy jessica
  jesús joachim joanna joão joaquín joe joel johan johann johanna johannes john jonas jonathan jorge josé josef josefine joseph josephine joshua
  juan juana judith julia julian juliana juliane julie julien juliette julio jürgen justin justyna kamil karen karin karina karl karolina
  karsten kasia katarzyna kate katharina kathleen kathrin kathryn katja katrin kazimierz keith kelly ken kenneth kerstin kevin kim kimberly kirsten
  kjell klaus klara konrad konstantin krystyna krzysztof kurt kyle lara larissa lars laura lauren laurent lea léa leah leif lena lenka
  leo leon leonard leonardo leonie liam lida linda lisa lorena lorenzo louis louisa louise luc luca lucas lucia lucía lucie ludwig luis
  luís luisa luiz lukas łukasz lutz lydia maciej madeleine magda magdalena maja małgorzata manfred manuel manuela marc marcel marcela marcelo
  marcin marco marcos marcus marek margaret margarita margot maria maría mariana marianne marie marina mario marion marius mariusz markus marlene marta
  martha martin martina martine mary maryam mateo mateusz matheus mathias mathieu mathilde matilda matteo matthew matthias matthieu maurice mauricio maximilian melanie
  melissa michael michał michel michela michelle miguel mihai mikael mike mikhail mila milan miriam mirko mohamed mohammed monica monika monique moritz
  muhammad nadia nadine natalia natalie natascha natasha nathalie nathan nicholas nick nicola nicolas nicole niels nikita nikola nikolai nikolaus nils nina
  noah noémie nora norbert norman olaf ole oleg oleksandr olga oliver olivia olivier omar oscar oskar otto pablo pamela paola paolo
  pascal patricia patrick patrik paul paula paulina pauline paulo pavel paweł pedro peter petra philip philipp philippe phoebe pierre pietro piotr priya
  rachel rafael rafał rainer ralf ralph ramon raphael raquel raul rebecca regina reinhard renata renate renato rené ricardo richard riccardo rita
  robert roberta roberto robin rodrigo roger roland rolf roman ronald ronja rosalind rosa roxana rudolf rui ryan sabine sabrina salma samantha samuel
  sandra sara sarah sascha scott sean sebastian serge sergei sergej sergey sergio sharon sigrid silke silvia simon simona simone sofia sofie
  sonia sonja sophia sophie stanisław stefan stefanie stefano stella stéphane stephan stephanie stephen steven stuart susan susanne suzanne svea sven svetlana
  sylvia sylvie sylwia tamara tania tanja tatiana tatjana teresa theo theodor theresa thiago thierry thomas thorsten tiago till tim timo timothy tina
  tobias tom tomás tomasz toni torben torsten tristan udo ulf ulrich ulrike ursula uta uwe valentin valentina valeria valerie vanessa vera
  veronica veronika véronique vicente victor victoria viktor viktoria vincent vincenzo viola virginia vitor vivian vladimir volker walter wanda werner
  wilhelm william wojciech wolfgang xavier yana yann yannick yasmin yolanda yuki yulia yuri yusuf yves yvonne zofia zoe zuzana
  beatrix ottilie priya callum rasmus gregor kathrin melinda raquel jonas torsten dagmar alistair angus bridget cameron duncan eoin eleanore fergus gareth gavin geoffrey gillian
  graham gwen hamish heather hilary hugh imogen isla jeremiah jill joanne josh julius kirsty leslie lorna malcolm maureen megan mhairi moira nigel niamh owen
  philippa poppy rhys rory rosemary ross rowan rupert russell ruth sheila shirley siobhan stewart tracy trevor wendy winifred zara
  amir amit anjali aditya deepak divya kavita kiran lakshmi manish meera neha nikhil pooja pradeep rahul rajesh rakesh ravi rohan sanjay shreya sunita suresh vijay vikram
  aylin ayşe burak can deniz elif emre fatma hakan hasan hüseyin mehmet merve mustafa murat ömer özlem selin sevgi zeynep yasin
  anneke bart bas bram daan dirkje femke floor hendrik jeroen joost joris lieke lotte maaike marieke marijke matthijs niek pieter roos ruben rutger sander sanne sjoerd thijs wouter
  agnes aino antti eero eino elina emmi eszter ferenc gábor gunnar hanne hedvig ilona inger istván jari jussi kaisa kari karsten katalin kirsi lasse lászló magnus maija markku matti mikko
  nanna oddvar outi pekka péter ragnar riikka rikke saara sanna signe sigurd siv solveig søren stig stine sindre tamás tero timea tove trine trond tuomas tuula ville zoltán zsófia zsuzsanna
  aleksei alexandr anatoly arkady artyom boris denis evgeny evgenia galina gennady grigory ilya irina kirill ksenia larisa leonid lyudmila maksim marat mikhail nadezhda natalya nikolay
  oksana olena pavlo petro polina ruslan semyon stanislav taras timur vadim valentyna vasily viktoria vitaly vyacheslav yaroslav yegor yelena yevgeny yuliya zhanna zinaida
  bogdan bożena czesław ewa grażyna halina henryk jadwiga janusz jarosław jerzy józef kacper kinga leszek mirosław patrycja przemysław radosław ryszard szymon tadeusz tomek weronika
  wiesław wiktor zbigniew zdzisław bohumil jaroslav jiří jitka ladislav libor lubomír marek milena miroslav ondřej pavlína radek šárka tereza václav vojtěch zdeněk
  adelina anca andreea bogdana călin cătălin corina costin cosmin cristian dragoș elena florin gheorghe ioana ion ionuț laurențiu liviu mircea răzvan simona ștefan vasile vlad
  aurora bianca dario davide elisa emanuele enzo ettore fabrizio filippo gaia giacomo gianni ginevra ilaria letizia livia lorenza luciano luigi marcella massimo michele mirella nicolò raffaele renzo
  salvatore samuele sandro silvana stefania tommaso umberto agustín alejandra alejandro alfonso alonso álvaro amparo andrés ángel ángela begoña belén blanca camilo consuelo cristóbal dolores elías emilio
  ernesto facundo gabriela gerardo germán gloria graciela guadalupe guillermo héctor hernán inmaculada iñaki jaime joaquin jordi josefa juanita julieta leticia lourdes luz macarena marisol maximiliano
  mercedes montserrat nacho nuria octavio paco patricio pilar quique ramiro ramón rocio rodolfo rosario santiago sergi soledad susana tomas valentín ximena yago
  adriano afonso aline amauri anderson benedita bento bernardo bruna caio cauã davi débora diogo edson elaine fábio fabiana gilberto gisele heitor helder inácio isadora jéssica joana josué juliano
  larissa leandro letícia lívia lorena luana luciana márcia márcio marília mateus maurício milton murilo natália nelson otávio patrícia raimundo rafaela raíssa renan rogério ronaldo sílvia sónia tadeu
  tatiane teodoro vagner valdir vinícius wagner yara aya chihiro daiki emi haruka haruki hikari hina kaito kazuki keiko kenji kenta mai makoto masato mayumi megumi miki minoru naoki natsuki
  noriko rin ryo ryota sakura satoshi shota sora takashi takeshi takumi tomoko yamato yoko yosuke yui jiho jimin jisoo minji minjun seojun seoyeon soyeon sujin yuna
  gisbert marvin volkhard gunther günther günter gunter gernot gerold gerolf gottfried gotthard gerhild gesine gitta gunda giselher guntram götz hajo hanno hans-jürgen hartwig hasso heiko heimo helge helmuth herrmann hilmar hinnerk hubert hubertus jost jochen jörg jörn jürg karlheinz kai-uwe knut konstanze korbinian kordula kuno
  lennart lennard leonhard lorenz lüder manja marko marlies marlis meike meinhard meinolf mirjam nadja nele notburga oswald otfried ottmar raimund rainald ramona reimund reiner reinhild ronny rosemarie rosmarie rosina runhild saskia siegmar siegmund sieglinde sibylle silvio sonnhild steffen steffi susann swantje sören tassilo
  thekla thilo tilo tibor tjark tobi traute veit vinzenz waldemar waltraut wenzel wibke wieland wigbert wilfried winfried wilma wolfram wolfhard xaver zita annegret annelie annett ariane arnim arno arnulf babette baldur benno bertram berthold birte björk bodo burkhard burkhart carsten christel claas corinna cosima detlev dietmar
  dietrich dorit eberhard eckart edda edeltraud edgar egbert egon ehrenfried eike elke elmar emmerich engelbert erich ernst erwin evamaria ewald fabienne falk falko ferdinand florentine folker frauke fridolin friederike gerrit gero harro
  alaric alastair alfie alwyn annabel archie arwen aubrey bethany blythe bradley bronwyn bryony caitlin calvin carys cedric clifford clive clyde connie cormac cyril damian damien darren deirdre derek desiree dexter doreen dorian eamon edwin effie elliot elliott elsie elwood erin ernest eugene evan evangeline ewan felicity finlay
  freya geoff geraldine gladys glenda glenys grover gwyneth harvey hattie hester humphrey ida irwin ivor jared jarvis jasper jemima jerome joanie jocelyn jolene josiah kathy kaylee keiran kendra kenny kieran kyla lachlan lacey lenore leona leroy lillian lionel lloyd lorraine lottie lucinda lyndon mabel maisie marcia marjorie
  marlon mavis maxine meghan melvin mervyn millie morag mortimer myles myra naomi nettie neville norah oonagh orla orville padraig patsy percival percy petula phyllis primrose ralphie randall rhian rhiannon rodney rosalie roscoe rowena roxanne rufus saoirse selina seamus shane shauna shelby sidney sinead sonya sybil tabitha
  tegan thelma theodore thora trisha trudy vince wallace wendell wesley wilbur wilfred winnie
  adrien agathe alban aliénor alix anaëlle anaïs anatole apolline armand armelle arsène aude audrey aymeric baptiste barnabé bastien bérengère bertrand blandine brice cassandre célestin célia charlène clémence clémentine cloé coralie corentin cyrille delphine didier doriane edmond édouard élise éloïse émeline emmanuelle éric
  ernestine estelle eugénie eulalie fabien fanny félicie fernand flavie flavien floriane franck frédérique gaël gaëtan gaston gaspard geoffroy geneviève georges géraldine gilbert gilles ginette grégoire grégory guy gwenaël héloïse hervé honorine hortense hugues inès isidore jacqueline jean-baptiste jean-luc jean-marc jean-marie
  jean-michel jean-paul jean-pierre jeannine jérémy jérôme jocelyne joëlle jordane josette josiane justine laetitia lambert laurence laurette léonie léopold lilian loic lucette lucien lucienne ludivine mael magali manon marcelle marguerite marie-claire marie-louise marine marthe maryse mathis maud maxence maxime mélanie mélissa
  micheline morgane mylène nadège natacha ninon noël noëlle octave pascale patrice paulette perrine pierrette pierrick raymond raymonde régine régis renaud rodolphe rodrigue romane romuald roseline roxane ségolène séverine sidonie solenne stéphanie suzette sylvain sylvaine sylvette tanguy théodore théophile timothé tiphaine
  titouan valentine valérie victorien victorine violette virginie viviane yohan yolande yvette zacharie zoé
  abelardo adelaida adolfo adrián ainhoa aitana aitor almudena amancio ana-maría anabel ángeles aníbal antonella anxo arancha aránzazu ariadna arsenio arturo asunción aurelio azucena baltasar bartolomé bautista benito berta borja braulio brígida calixto carlota carmelo casandra catalina cayetano cecilio celestino celia clemente
  concepción constantino covadonga damián darío delfina desirée dionisio edurne eduvigis efraín elvira encarnación epifanio ernestina estefanía eugenia eugenio eulogio eusebio eva-maría fátima fermín fidel florencio fulgencio genoveva gervasio gregoria gregorio hilario horacio humberto iker íñigo isabela isaías ismael iván
  jacinta jacinto jacobo jerónimo jesusa jimena jonás jonatan josé-luis joseba juan-carlos julián laia lázaro leocadio leopoldo leonor lidia lisandro lucrecia maite manolo maría-josé marcelino marcial mariano maribel maricarmen matías maura mauro maximino melchor milagros minerva míriam moisés mónica narciso natividad nazaret
  nélida nicanor nicolás noelia norberto núria olalla oihane olegario óscar osvaldo palmira paloma paquita pascual patxi pelayo perico plácido rebeca regino rigoberto román rosalía rosaura rubén sabina salomé samanta sancho saturnino saúl serafín severino silverio silvestre sonsoles teodora teófilo timoteo unai úrsula vanesa
  verónica victoriano vidal virtudes yaiza yesenia zacarías zoraida
  abílio adelaide ademir afrânio aílton albertina alcides aloísio amália américo amílcar ana-paula antônia aparecida arlindo armando augusto baltazar belmiro benjamim bernardete caetano césar cícero cláudia cláudio clarice cristiano custódio dalila dário deolinda diamantino dinis edmilson edmundo eduarda eliane elisabete elói
  érica estêvão eugénia eunice evandro everton fabíola fernão firmino flávia flávio francisca franscisco genival geraldo gilmar gilson giovana gonçalo graça guilherme henriqueta hermínia hilda idalina inês ivone jandira januário joaquim joelma jorgina josenildo jurandir kauã kátia leonel lidiane lourenço lucília lúcia lúcio
  luísa luzia marluce matilde maurílio micaela moacir mônica nádia nair natércia neide nivaldo nuno odete olavo olívia orlando otília pedrina perpétua policarpo quitéria regiane reinaldo ricardina rogéria romeu rosângela rosário rosimeire rubens salomão sebastião serafim sidnei simão solange soraia suzana tainá tânia telma
  teresinha tomé ubirajara ulisses valdemar valdeci valério vânia vasco verônica vilma virgílio viriato waldir wanderley wilson yasmim zélia zilda
  achille addolorata adele adelmo agostino alberta alessia alfio alighiero amedeo amerigo anacleto angelica angelo annalisa annamaria annunziata antonietta antonino arianna arnaldo arrigo assunta attilio bartolomeo benedetta benedetto beniamino biagio brunella calogero carmela carmine casimiro cesare cinzia claretta clelia
  corrado cosimo costanza damiano danilo debora demetrio diletta domenica domenico donatella donato edoardo efisio elettra eligio elio eliseo emanuela enea enrica ermanno ermenegildo ernesta eros eufemia evelina ezio fabiola fausta faustino ferdinando fiammetta filomena fiorella fiorenzo flaminia flavia flavio franco fulvia
  fulvio gabriella gaetano gaspare gelsomina gennaro germana gerolamo giada giancarlo gianfranco gianmarco gianmaria gianna gianpaolo gilda gioacchino gioele gioia giordano giovanna girolamo giuditta giuliana giuliano giuseppina giusy goffredo grazia graziano guglielmo iacopo ignazio immacolata iolanda iole ippolito irma italo
  ivano jacopo katia lamberto lavinia liana lina loredana lorella loretta loris lucilla lucrezia ludovico luigia luigina manlio marcello mariangela mariella marilena marino mariolina marisa marzia maria-grazia maurizio mattia melania michelangelo mimmo mirco morena morgana nazareno nella nello nerina nicoletta nino noemi nunzia
  nunzio olimpia orazio oreste orietta ornella orsola ottavia ottavio ottone paride pasquale patrizia pellegrino pierangelo pierluigi piero pinuccia pio prisca quirino rachele raimondo raniero remo rinaldo rocco romina romolo rosalba rosalia rosanna rosaria rosella rosetta rosita rossana rossella ruggero sabatino santina saverio
  savina savino sebastiana sebastiano serafina serena silvestro simonetta siria susanna tiberio tiziana tiziano tonino tullio ugo ulisse umberta valentino valerio vanna virgilio virginio vito vittoria vittorio viviana zaira
  adela albina aldona alojzy anatol andżelika aniela antoni antonina apolonia arkadiusz arleta augustyn benedykt berenika błażej bogumił bogumiła bolesław bronisław bronisława brygida cezary cyprian dawid dionizy dobrosława dominika edyta eliza elwira elżbieta emilian eryk eugeniusz eulalia eustachy faustyna felicja feliks
  franciszek franciszka fryderyk genowefa gertruda gracjan gustaw hieronim idalia ignacy izabela izydor jacek jagna jaśmina jędrzej jolanta jowita judyta juliusz kaja kajetan kalina kamila kasper klaudia klaudiusz klemens konstancja konstanty kordian kornel kornelia kosma krystian krystyn ksawery kunegunda lechosław leokadia
  lesław longin lubomira lucjan lucyna ludmiła ludwik ludwika łucja maksymilian marcelina mariola marianna marzanna marzena matylda maurycy michalina mieczysława mikołaj miłosz miron narcyz nikodem oktawia oktawian olgierd oliwia oliwier otylia patryk pelagia petronela roch roksana rozalia różżana ryszarda seweryn seweryna
  sławomira stanisława sylwester szczepan szymona telimena teodor teofil tobiasz tymon tymoteusz urszula wacław walenty walentyna waleria wawrzyniec wera wiera wiktoria wincenty wioletta wirginia wita witold władysław władysława włodzimierz wojciecha zachariasz zenobia zenon zenona ziemowit zuzanna zygmunt zyta żaneta żelisław
  aliisa anneli annukka ansa arja aulis aune eeva eija elli erkki esko eveliina hannele hannu harri heikki helinä henna hilkka hilma ilkka ilmari inkeri irja jaakko jaana jalmari janne jarkko jarmo jorma jouko jouni juha juhani jukka jyrki kaarina kaija kalervo kalevi kalle kauko kerttu kimmo kirsti kyllikki kyösti lauri leila
  liisa maarit maija-liisa marja marjatta marketta martti matias mauri mervi merja minna mirja mirjami niilo nuutti olavi oili orvokki osmo paavali paavo pauli päivi pertti petteri pirjo pirkko raija raili rauno reijo riitta ritva roope saana sakari santeri sari satu seija seppo sirkka sirpa sisko sointu suvi tapani tapio tarja
  tauno teemu teuvo tiina tuija tuomo tuovi tuulikki urpo valtteri veera veijo veikko venla vesa vieno viljami vilho viljo
  aase anne-marie arvid aslaug asbjørn birger birgitta bengt bente bertil bjørg bodil börje brita britt britta carina cecilie christer dagny ebba edvard eilif einar eirik eivind elin elisabet ellinor elsa elvin embla erland erling espen eva-lena evald filippa fredrik frida frode frøydis geir gerda gjertrud göran gösta grethe
  gudmund gunborg gunhild gunilla gunnel gunvor gustaf haakon haldor halvard halvor hampus hanne-lore hedda henning hilde hjalmar idar inge-lise ingvar ingunn ivar jeppe jesper joakim jonna jorun jorunn josefin kåre kari-anne kjetil kjersti klas kristian kristin kristina kristoffer lena-maria lillemor linnea linnéa lisbeth
  ludvig magne malin malene margareta margit märta mattias merete mette mikkel mikaela mogens morten niclas odd øystein øyvind olav olof ørjan pernilla poul preben ragna ragnhild randi reidar rikard roald rune runar sigbjørn sigfrid sigve siri sissel sixten snorre solbjørg solfrid solvej staffan steinar stina sture sune svein
  sverre synnøve terje thor thorbjørn thorvald tom-erik torbjørn tord torfinn torgeir torgny torhild torill torleif toril torunn trude truls trygve turid ulla ulrik ulrika unni vegard vibeke vidar viggo vilde vilhelm yngve åke åsa åse
  adalbert aleš alois aloisie anežka antonín arnošt barbora bedřich blahoslav blanka blažena bohdan bohuslav bořivoj bronislav břetislav čeněk ctibor dalibor dobromila dobroslav drahomíra dušan eliška emílie evžen filoména františek františka hana havel hedvika hynek ignác ivona jáchym jarmila jaromír jindra jindřich jindřiška
  jiřina johana karel karolína kateřina klára klaudie kristýna kristián květa květuše ladislava leoš libuše lidmila liběna lubor luděk lukáš lumír magdaléna markéta matěj matouš matyáš maxmilián michaela michal mikuláš milada miloš miluše mirek miroslava mojmír naděžda natálie oldřich otakar pavla petr přemysl radana radim radka
  radko radomír radoslav rostislav romana růžena sára silvie slavomír soňa stanislava štefan štěpán štěpánka svatava svatopluk sylva tadeáš tomáš tobiáš třebor vavřinec věra věroslav viktorie vilém vít vítězslav vladan vladimíra vladislav vlasta vlastislav vojtěška vratislav zbyněk zdena zdenka zikmund zina žaneta žofie
  ágnes ákos alajos andor anikó annamária antal aranka árpád attila balázs bálint barnabás béla bence benedek bernadett boglárka boldizsár borbála botond csaba csilla dániel dávid dénes dezső domonkos dóra edina edit elek emese emőke endre enikő ernő ervin erzsébet evelin fanni flóra fruzsina gellért gergely gergő géza gizella
  gréta gusztáv gyöngyi györgy györgyi gyula hajnalka hunor ibolya ildikó imre ivett izabella jácint janka jenő jolán józsef judit júlia kálmán kamilla károly katinka kitti kornél kornélia kristóf krisztián krisztina lajos lénárd levente lilla lóránt magdolna máté mátyás mihály miklós mónika nándor nikolett noémi nóra orsolya
  ottó pál pálma piroska rebeka réka renáta rezső róbert rozália sándor sarolta szabina szabolcs szandra szilárd szilvia tekla teréz tícia tihamér timót tivadar tünde valéria viktória vilmos vivien zalán zsigmond zsolt zsuzsa
  adina alin anghel aurel aurica camelia cezar ciprian claudiu codruț constantin cornel corneliu crina cristi crenguța daria decebal delia denisa dinu doina dorin dorina dumitru dumitra emanoil eusebiu flavius florentina florica gabi gavril georgeta georgiana gică gigel grigore horia horațiu ileana ilie ilinca ion-alexandru
  iulia iulian iuliana iustin lăcrămioara leonte ligia luchian lucian lucreția luminița mădălin mădălina marian maricica marin marinela matei mihaela mihail mihnea mirela miruna mitică narcisa nelu nicoleta nicu niculae octavian oana otilia ovidiu paraschiva petre petru petruța radu raluca rodica ruxandra sanda septimiu sergiu
  silviu sorin sorina stelian steliana ștefania tiberiu titus toader traian tudor valer valeriu vasilica vicențiu viorel viorica virgil voicu zamfira
  ahmet alper alparslan arda arzu asel aslı asuman atilla ayhan aynur aysel aysun ayten aytaç baran başak batuhan belgin berat beren berke berkay betül beyza bilal birgül bora buğra bülent büşra cansu cemal cemile cemre cengiz ceren ceyda çağatay çağla çiğdem demet derya dilara dilek doğukan ebru ekin elvan emel emine emir emrah
  enes ercan erdal erdem erdoğan ergin erhan erol ertuğrul esin esma esra eylül eyüp fadime faruk fatih ferhat ferit feride fırat figen fikret filiz furkan gamze gizem gökçe gökhan gonca gülay gülcan gülden gülsüm gülşen gürkan hacer halil haluk handan harun hatice havva haydar hülya ilayda ilhan ilker ismail ismet kaan kadir
  kamuran kemal kenan keziban koray kübra latife levent leyla mahmut makbule mehtap melih melike melis melisa meltem mert mesut mete metin meryem münevver müge nalan nazan nazlı necati necla nedim nermin neslihan nevin nihan nihat nilay nilgün nilüfer nuray nuri nurcan nurten oğuz oğuzhan okan oktay orçun orhan osman ozan ömür
  önder özge özcan pelin pınar rabia ramazan recep remziye rıza rukiye rüya sadık safiye saliha salih samet saniye seda sedat sefa selçuk selda selim selma semih semra serap serdar serhat serkan serpil sevda sevil sevim seyfi sezen sezer sibel sinan sinem songül suat sude süleyman sümeyye şaban şebnem şenol şerife şevket şeyma
  şükrü taner tansu tarık tayfun tolga tuğba tuğçe tuncay turgay turhan tülay türkan uğur ümit ümmü veli volkan yalçın yaren yavuz yeliz yiğit yıldız yılmaz yunus zehra zekiye zerrin ziya zuhal zübeyde
  александр александра алексей алёна алина алиса алла альбина анастасия анатолий ангелина андрей анжела анна антон антонина арина аркадий арсений артём артур богдан борис вадим валентин валентина валерий валерия варвара василий василиса виктор виктория виталий владимир владислав владислава всеволод
  вячеслав галина геннадий георгий герман глеб григорий даниил данила данил дарья денис диана дмитрий евгений евгения егор екатерина елена елизавета ефим жанна захар зинаида иван игорь илья инна ирина кирилл клавдия константин ксения лариса леонид лидия лилия людмила макар максим маргарита марина
  мария матвей милана михаил наталья наталия никита николай нина оксана олег олеся ольга павел пётр петр полина прохор раиса ренат римма ростислав руслан рустам светлана святослав семён сергей софия софья станислав степан тамара тарас татьяна тимофей тимур ульяна фёдор федор эдуард элина эльвира
  юлия юрий яков яна ярослав ярослава
  андрій анатолій богдана віктор віталій володимир ганна григорій дмитро євген євгенія іван ігор ілля ірина катерина кирило леся марія марко матвій микита микола михайло назар наталія олександр олександра олексій олена орест остап павло петро пилип поліна роксолана світлана сергій соломія софія
  станіслав тетяна тимофій уляна юлія юрій яків ярина
  αλέξανδρος αναστασία ανδρέας αντώνης βασίλης βασιλική γεώργιος γιάννης γιώργος δέσποινα δημήτρης ελένη ευαγγελία ηλίας θανάσης ιωάννα ιωάννης κατερίνα κώστας μαρία μιχάλης νίκος παναγιώτης σοφία σπύρος στέλιος χρήστος
`;

const names: ReadonlySet<string> = new Set(all.trim().split(/\s+/));

export function isGivenName(word: string): boolean {
  const name = word.toLowerCase();
  // `Hélène` is listed as `helene`.
  return names.has(name) || names.has(name.normalize("NFD").replace(/\p{M}/gu, ""));
}
