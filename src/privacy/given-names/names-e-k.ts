/** Given names, E to K, whatever marks the first letter has, as `given-names.ts` explains. */
export const namesEToK = `
  eamon ebba eberhard ebru eckart eckhard edda edeltraud edgar edina edit edith edmilson edmond edmundo edoardo edson
  eduard eduarda eduardo edurne eduvigis edvard edward edwin edyta eero eeva effie efisio efraín egbert egon
  ehrenfried eija eike eileen eilif einar eino eirik eivind ekaterina ekin elaine eleanor eleanore elek elena eleonora
  elettra elfriede eliane elias elif eligio elin elina elio elisa elisabet elisabete elisabeth elise eliseo eliza
  elizabeth eliška elke ella ellen elli ellinor elliot elliott elmar elsa elsie elspeth elvan elvin elvira elwira
  elwood elías elói elżbieta emanoil emanuela emanuele embla emel emese emi emil emilia emilian emilie emilio emily
  emine emir emma emmanuel emmanuelle emmerich emmi emrah emre emílie emőke encarnación endre enea enes engelbert
  enikő enrica enrico enrique enzo eoin epifanio ercan erdal erdem erdoğan ergin erhan eric erich erik erika erin
  erkki erland erling ermanno ermenegildo ernest ernesta ernestina ernestine ernesto ernst ernő erol eros ertuğrul
  ervin erwin eryk erzsébet esin esko esma esmeralda espen esra esteban estefanía estelle estêvão eszter ethan ettore
  eufemia eugen eugene eugenia eugenio eugeniusz eugénia eugénie eulalia eulalie eulogio eunice eusebio eusebiu
  eustachy eva eva-lena eva-maría evald evamaria evan evandro evangeline evaristo eveliina evelin evelina evelyn
  everton evgenia evgeny evžen ewa ewald ewan eylül eyüp ezio fabian fabiana fabien fabienne fabio fabiola fabrice
  fabrizio fabíola facundo fadime falk falko fanni fanny faruk fatih fatima fatma fausta faustino faustyna federica
  federico felicia felicity felicja feliks felipe felix femke ferdinand ferdinando ferenc fergus ferhat feride ferit
  fermín fernand fernanda fernando fernão fiammetta fidel figen fikret filip filipe filippa filippo filiz filomena
  filoména finlay finn fiona fionnuala fiorella fiorenzo firmino flaminia flavia flavie flavien flavio flavius floor
  floortje florence florencio florentina florentine florian floriane florica florin flávia flávio flóra folker
  francesca francesco francis francisca francisco franciszek franciszka franck franco francois frank franscisco
  františek františka franz franziska françois frauke fred frederic frederick frederik fredrik freya frida fridolin
  friederike friedhelm friedrich fritz frode fruzsina fryderyk frédéric frédérique frøydis fulgencio fulvia fulvio
  furkan fábio fátima félicie fırat gabi gabriel gabriela gabriele gabriella gaetano gaia galina gamze gareth gary
  gaspard gaspare gaston gavin gavril gaël gaëlle gaëtan geertje geir gellért gelsomina geneviève genival gennady
  gennaro genoveva genowefa geoff geoffrey geoffroy georg george georges georgeta georgia georgiana georgina gerald
  geraldine geraldo gerard gerardo gerd gerda gergely gergő gerhard gerhild gerlinde germana germán gernot gero
  gerolamo gerold gerolf gerrit gertrud gertruda gervasio gesine gheorghe giacomo giada giancarlo gianfranco gianluca
  gianmarco gianmaria gianna gianni gianpaolo gică gigel gilbert gilberto gilda gilles gillian gilmar gilson ginette
  ginevra gioacchino gioele gioia giordano giorgio giovana giovanna giovanni girolamo gisbert gisela gisele giselher
  gisèle gitta giuditta giulia giuliana giuliano giuseppe giuseppina giusy gizella gizem gjertrud gladys glenda glenys
  gloria goffredo gonca gonzalo gonçalo gordon gottfried gotthard graciela gracjan graham grazia graziano graziella
  graça grażyna greg gregor gregoria gregorio gregory greta gretchen grethe grigore grigory grover grzegorz grégoire
  grégory gréta guadalupe gudmund gudrun guglielmo guido guilherme guillaume guillermo gunborg gunda gunhild gunilla
  gunnar gunnel gunter gunther guntram gunvor gustaf gustavo gustaw gusztáv guy gwen gwenaël gwendolyn gwyneth gyula
  gyöngyi györgy györgyi gábor géraldine géza gökhan gökçe göran gösta götz gülay gülcan gülden gülsüm gülşen günter
  günther gürkan haakon hacer hajnalka hajo hakan haldor halil halina haluk halvard halvor hamish hampus hana handan
  hanna hannah hanne hanne-lore hannele hannelore hannes hanno hannu hans hans-jürgen harald harri harriet harro harry
  hartmut hartwig haruka haruki harun harvey hasan hassan hasso hatice hattie havel havva haydar hazel heather hector
  hedda hedvig hedvika hedwig heidi heidrun heike heikki heiko heimo heiner heinrich heinz heitor helder helen helena
  helene helga helge helinä helmut helmuth hendrik henna henning henri henrietta henrik henrique henriqueta henry
  henryk herbert hermann hermínia hernán herrmann hervé hester hieronim hikari hilario hilary hilda hilde hildegard
  hilkka hilma hilmar hina hinnerk hiroshi hjalmar holger honorine horacio horațiu horia horst hortense hubert
  hubertus hugh hugo hugues humberto humphrey hunor hynek héctor héloïse hülya hüseyin iacopo ian ibolya ibrahim ida
  idalia idalina idar ignacio ignacy ignazio ignác igor iker ilaria ilayda ildikó ileana ilhan ilie ilinca ilker ilkka
  ilmari ilona ilse ilya immacolata imogen imran imre ines inga inge inge-lise ingeborg inger ingo ingrid ingunn
  ingvar inkeri inmaculada inácio inès inés inês ioana iolanda iole ion ion-alexandru ionuț ippolito irena irene
  ireneusz irina irja irma irmgard irwin isaac isabel isabela isabella isabelle isadora isaías isidore isla ismael
  ismail ismet isolde istván italo itziar iulia iulian iuliana iustin ivan ivana ivano ivar ivett ivona ivone ivor
  iván iwona izabela izabella izydor iñaki jaakko jaana jacek jacinta jacinto jacob jacobo jacopo jacqueline jacques
  jadwiga jagna jaime jakob jakub jalmari james jamie jan jana jandira jane janet janina janine janka janne jannes
  jannik janusz januário jared jari jarkko jarmila jarmo jaromír jaroslav jarosław jarvis jasmin jason jasper javier
  jaśmina jean jean-baptiste jean-luc jean-marc jean-marie jean-michel jean-paul jean-pierre jeanne jeannine jeffrey
  jemima jennifer jens jenő jeppe jeremiah jeremy jeroen jerome jerzy jerónimo jesper jessica jesusa jesús jiho jill
  jimena jimin jindra jindřich jindřiška jisoo jitka jiřina jiří joachim joakim joana joanie joanna joanne joaquim
  joaquin joaquina joaquín jocelyn jocelyne jochen joe joel joelma johan johana johann johanna johannes john jolanta
  jolene jolán jonas jonatan jonathan jonna jonás joost jordane jordi jorge jorgina joris jorma jorun jorunn joseba
  josef josefa josefin josefine josenildo joseph josephine josette josh joshua josiah josiane jost josué josé
  josé-luis jouko jouni jowita joão joëlle juan juan-carlos juana juanita judit judith judyta juha juhani jukka julia
  julian juliana juliane juliano julie julien julieta juliette julio julius juliusz julián jurandir jussi justin
  justine justyna jyrki jáchym jácint jérémy jérôme jéssica józef józsef jörg jörn júlia jürg jürgen jędrzej kaan
  kaarina kacper kadir kai-uwe kaija kaisa kaito kaja kajetan kalervo kalevi kalina kalle kamil kamila kamilla kamuran
  karel karen kari kari-anne karin karina karl karla karlheinz karolina karolína karsten kasia kasper katalin
  katarzyna kate kateřina katharina kathleen kathrin kathryn kathy katia katinka katja katrin kauko kauã kavita kaylee
  kazimierz kazuki keiko keiran keith kelly kemal ken kenan kendra kenji kenneth kenny kenta kerstin kerttu kevin
  keziban kieran kim kimberly kimmo kinga kiran kirill kirsi kirsten kirsti kirsty kitti kjell kjersti kjetil klara
  klas klaudia klaudie klaudiusz klaus klemens klára knut konrad konstancja konstantin konstantinos konstanty
  konstanze koray korbinian kordian kordula kornel kornelia kornél kornélia kosma kristian kristin kristina kristián
  kristoffer kristóf kristýna krisztina krisztián krystian krystyn krystyna krzysztof ksawery ksenia kunegunda kuno
  kurt květa květoslava květuše kyla kyle kyllikki kyösti kálmán károly kátia kåre kübra édouard élise élodie éloïse
  émeline éric érica étienne íñigo
`;
