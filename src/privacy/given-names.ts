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
`;

const names: ReadonlySet<string> = new Set(all.trim().split(/\s+/));

export function isGivenName(word: string): boolean {
  const name = word.toLowerCase();
  // `Hélène` is listed as `helene`.
  return names.has(name) || names.has(name.normalize("NFD").replace(/\p{M}/gu, ""));
}
