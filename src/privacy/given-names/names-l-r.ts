/** Given names, L to R, whatever marks the first letter has, as `given-names.ts` explains. */
export const namesLToR = `
  lacey lachlan ladislav ladislava laetitia laia lajos lakshmi lambert lamberto lara larisa larissa lars lasse latife
  laura lauren laurence laurent laurențiu laurette lauri lavinia lea leah leandro lechosław leif leila lena lena-maria
  lenka lennard lennart lenore leo leocadio leokadia leon leona leonard leonardo leonel leonhard leonid leonie leonor
  leonte leopold leopoldo leoš leroy leslie leszek lesław leticia letizia letícia levent levente leyla liam liana
  libor libuše liběna lida lidia lidiane lidmila lieke lieselotte ligia liisa lilian lilla lillemor lillian lina linda
  linnea linnéa lionel lisa lisandro lisbeth livia liviu lloyd loic longin loredana lorelei lorella lorena lorenz
  lorenza lorenzo loretta loris lorna lorraine lothar lotte lottie louis louisa louise lourdes lourenço loïc luana
  lubomira lubomír lubor luc luca lucas lucette luchian lucia lucian luciana luciano lucie lucien lucienne lucilla
  lucinda lucjan lucrecia lucrezia lucreția lucyna lucía lucília ludivine ludmila ludmiła ludovic ludovica ludovico
  ludvig ludwig ludwik ludwika luděk luigi luigia luigina luis luisa luiz lukas lukáš luminița lumír lutz luz luzia
  luís luísa lydia lyndon lyudmila lászló lázaro léa lénárd léonie léopold lívia lóránt lúcia lúcio lüder lăcrămioara
  maaike maarit maarten mabel macarena maciej madeleine mael mafalda magali magda magdalena magdaléna magdolna magne
  magnus mahmut mai maija maija-liisa maisie maite maja makbule makoto maksim maksymilian malcolm malene malin malte
  manfred manish manja manlio manolo manon manuel manuela marat marc marcel marcela marcelina marcelino marcella
  marcelle marcello marcelo marcia marcial marcin marco marcos marcus marek margaret margareta margarethe margarita
  margit margot marguerite maria maria-grazia marian mariana mariangela marianna marianne mariano maribel maricarmen
  maricica marie marie-claire marie-louise marieke mariella marijke marilena marin marina marine marinela marino mario
  mariola mariolina marion marisa marisol marius mariusz marja marjan marjatta marjolaine marjorie marketta markku
  marko markus markéta marlene marlies marlis marlon marluce marta martha marthe martin martina martine martti marvin
  mary maryam maryse marzanna marzena marzia maría maría-josé marília masato massimo matei mateo mateus mateusz
  matheus mathias mathieu mathilda mathilde mathis matias matilda matilde matouš matteo matthew matthias matthieu
  matthijs matti mattia mattias matylda matyáš matías matěj maud maura maureen mauri maurice mauricio maurizio mauro
  maurycy maurício maurílio mavis maxence maxime maximilian maximiliano maximino maxine maxmilián mayumi maëlle
  małgorzata mechthild meera megan meghan megumi mehmet mehtap meike meinhard meinolf melania melanie melchor melih
  melike melinda melis melisa melissa meltem melvin mercedes merete merja mert merve mervi mervyn meryem mesut mete
  metin mette mhairi micaela michael michaela michal michalina michał michel michela michelangelo michele micheline
  michelle mieczysław mieczysława miguel mihaela mihai mihail mihnea mihály mikael mikaela mike mikhail miki mikkel
  mikko miklós mikołaj mikuláš mila milada milagros milan mildred milena millicent millie miloslav miloš milton miluše
  mimmo minerva minji minjun minna minoru mirabel mircea mirco mireille mirek mirela mirella miriam mirja mirjam
  mirjami mirko miron miroslav miroslava mirosław miruna mitică miłosz moacir mogens mohamed mohammed moira moisés
  mojmír monica monika monique montserrat morag morena morgana morgane moritz morten mortimer muhammad murat muriel
  murilo mustafa myles mylène myra márcia márcio mátyás máté märta mélanie mélissa míriam mónica mónika mônica müge
  münevver mădălin mădălina nacho nadezhda nadia nadine nadja nadège naděžda nair nalan nanna naoki naomi narcisa
  narciso narcyz natacha natalia natalie natalya natascha natasha nathalie nathan natividad natsuki natália natálie
  natércia nazan nazareno nazaret nazlı necati necla nedim neha neide nele nella nello nelson nelu nerea nerina nermin
  neslihan nettie neville nevin niamh nicanor nicholas nick niclas nicola nicolas nicole nicoleta nicoletta nicolás
  nicolò nicu niculae niek niels nigel nihan nihat niilo nikhil nikita niklas nikodem nikola nikolai nikolaus nikolay
  nikolett nilay nilgün nils nilüfer nina nino ninon nivaldo noah noelia noemi nora norah norbert norberto noriko
  norman notburga noémi noémie noël noëlle nuno nunzia nunzio nuray nurcan nuri nuria nurten nuutti nádia nándor
  nélida nóra núria oana octave octavian octavio odd oddvar odete odette odile oihane oili okan oksana oktawia
  oktawian oktay olaf olalla olav olavi olavo oldřich ole oleg olegario oleksandr olena olga olgierd olimpia oliver
  olivia olivier oliwia oliwier olof olívia omar ondřej oonagh orazio oreste orhan orietta orla orlando ornella orsola
  orsolya orville orvokki orçun oscar oskar osman osmo osvaldo oswald otakar otfried otilia ottavia ottavio ottilie
  ottmar otto ottokar ottoline ottone ottó otylia otávio otília outi ovidiu owen ozan oğuz oğuzhan paavali paavo pablo
  paco padraig palmira paloma pamela paola paolo paquita paraschiva paride pascal pascale pascual pasquale patrice
  patricia patricio patrick patrik patrizia patrycja patryk patrícia patsy patxi paul paula paulette pauli paulina
  pauline paulo pavel pavla pavlo pavlína paweł pedrina pedro pekka pelagia pelayo pelin pellegrino penelope percival
  percy perico pernilla perpétua perrine pertti peter petr petra petre petro petronela petru petruța petteri petula
  philip philipp philippa philippe phoebe phyllis pierangelo piergiorgio pierluigi piero pierre pierrette pierrick
  pieter pietro pilar pinuccia pio piotr pirjo pirkko piroska plácido policarpo polina pooja poppy poul pradeep preben
  primrose prisca priya przemysław pál pálma päivi péter pınar přemysl quentin quique quirino quitéria rabia rachel
  rachele radana radek radim radka radko radomír radoslav radosław radu rafael rafaela rafał raffaele raffaella ragna
  ragnar ragnhild rahul raija raili raimondo raimund raimundo rainald rainer rajesh rakesh ralf ralph ralphie raluca
  ramazan ramiro ramon ramona ramón randall randi raniero raphael raquel rasmus raul rauno ravi raymond raymonde
  raíssa rebeca rebecca rebeka recep regiane regina regino reidar reijo reimund reinaldo reiner reinhard reinhild
  reinhold remedios remo remziye renan renata renate renato renaud renzo renáta rené rezső rhian rhiannon rhys
  ricardina ricardo riccardo richard rigoberto riikka riitta rikard rikke rin rinaldo rita ritva roald robert roberta
  roberto robin rocco roch rocio rocío rodica rodney rodolfo rodolphe rodrigo rodrigue roger rogéria rogério rohan
  roksana roland rolf roman romana romane romeu romina romolo romuald román ronald ronaldo ronja ronny roope roos rory
  rosa rosalba rosalia rosalie rosalind rosalía rosanna rosaria rosario rosaura roscoe roseline rosella rosemarie
  rosemary rosetta rosimeire rosina rosita rosmarie ross rossana rossella rostislav roswitha rosário rosângela rowan
  rowena roxana roxane roxanne rozalia rozália ruben rubens rubén rudolf rufus ruggero rui rukiye runar rune runhild
  rupert ruslan russell rutger ruth ruxandra ryan ryo ryota ryszard ryszarda régine régis réka rémi róbert różżana
  rüdiger rüya răzvan rıza růžena óscar ömer ömür önder özcan özge özlem ørjan øystein øyvind łucja łukasz
`;
