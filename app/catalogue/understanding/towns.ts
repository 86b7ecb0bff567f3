/**
 * Towns of the trade, one per line with its names in all languages. What begins with `_` is typed, but not searched for: a name of several words,
 * a port's code (UN/LOCODE), or the port that belongs to a town. Towns are weak words: goods from elsewhere are better than none.
 */
const written = `
aarhus århus
abudhabi _abu_dhabi أبوظبي _أبو_ظبي
alexandria alexandrie alejandría alessandria αλεξάνδρεια الإسكندرية
algeciras _esalg
algiers algier alger argel algeri
amsterdam άμστερνταμ أمستردام _nlams _amsterdamie
ankara άγκυρα أنقرة
antwerp antwerpen anvers amberes anversa antwerpia αμβέρσα أنتويرب _beanr _antwerpii
athens athen athènes atenas atene ateny αθήνα أثينا _atenach
bangkok
barcelona barcelone barcellona βαρκελώνη برشلونة _esbcn _barcelonie
basel bâle basilea bazylea βασιλεία بازل
beirut beyrouth βηρυτός بيروت
belgrade belgrad belgrado βελιγράδι بلغراد _belgradzie
berlin berlino βερολίνο برلين _berlinie
bilbao bilbo μπιλμπάο بلباو
birmingham
bologna bologne bolonia μπολόνια بولونيا
bordeaux burdeos μπορντό بوردو
bratislava pressburg μπρατισλάβα براتيسلافا _bratysławie
bremen bremerhaven brême brema βρέμη بريمن
brno brünn μπρνο برنو _brnie
brussels brüssel bruxelles bruselas bruksela βρυξέλλες بروكسل _brukseli
bucharest bukarest bucarest bukareszt βουκουρέστι بوخارست _bukareszcie
budapest budapeszt βουδαπέστη بودابست _budapeszcie
bursa προύσα بورصة
cairo kairo κάιρο القاهرة
calais καλαί كاليه
casablanca καζαμπλάνκα
cluj
cologne köln colonia kolonia κολωνία كولونيا _kolonii
constanța constanta κωνστάντζα كونستانتا
copenhagen kopenhagen copenhague københavn kopenhaga κοπεγχάγη كوبنهاغن _kopenhadze
debrecen
doha الدوحة
dortmund ντόρτμουντ دورتموند _dortmundzie
dresden dresde dresda drezno δρέσδη دريسدن _dreźnie
dubai dubái dubaj ντουμπάι دبي _jebel_ali _جبل_علي _τζεμπέλ_άλι _aejea _aedxb _dubaju
dublin dublino δουβλίνο دبلن
duisburg ντούισμπουργκ دويسبورغ _duisburgu
dunkirk dünkirchen dunkerque dunkierka δουνκέρκη دنكيرك
düsseldorf dusseldorf ντίσελντορφ دوسلدورف
eindhoven αϊντχόφεν آيندهوفن
felixstowe _gbfxt
florence florenz firenze florencia florencja φλωρεντία فلورنسا
frankfurt francfort francoforte φρανκφούρτη فرانكفورت _frankfurcie
gdansk gdańsk danzig danzica γκντανσκ غدانسك _plgdn _gdańsku
gdynia γκντίνια غدينيا _plgdy _gdyni
geneva genf genève ginebra ginevra genewa γενεύη جنيف
genoa genua gênes génova genova γένοβα جنوة _itgoa _genui
ghent gent gand gante gandawa γάνδη غنت _gandawie
glasgow
gothenburg göteborg goteborg γκέτεμποργκ غوتنبرغ
graz γκρατς غراتس
groningen
györ győr gyor
hamburg hambourg hamburgo amburgo αμβούργο هامبورغ _deham _hamburgu
hannover hanover hanovre ανόβερο هانوفر
helsinki ελσίνκι هلسنكي
hongkong _hong_kong
innsbruck
istanbul estambul stambuł κωνσταντινούπολη إسطنبول _trist _stambule
izmir smyrna esmirna σμύρνη إزمير _izmirze
jeddah djeddah جدة
katowice kattowitz κατοβίτσε كاتوفيتسه _katowicach
kaunas kowno κάουνας كاوناس _kownie
kiel
kyiv kiev kiew kijów κίεβο كييف
klaipėda klaipeda
koper capodistria
košice kosice
kraków krakow cracow krakau cracovie cracovia κρακοβία كراكوف _krakowie
lehavre _le_havre χάβρη _frleh لوهافر
leeds
leipzig lipsk lipsia λειψία لايبزيغ _lipsku
liège lüttich lieja liegi
lille rijsel lilla λιλ ليل
linz λιντς لينتس
lisbon lissabon lisbonne lisboa lisbona lizbona λισαβόνα لشبونة _lizbonie
liverpool
livorno livourne λιβόρνο
ljubljana laibach lubiana lublana λιουμπλιάνα ليوبليانا _lublanie
łódź lodz λοτζ لودز _łodzi
london londres londra londyn λονδίνο لندن _londynie
lublin _lublinie
luxembourg luxemburg
lyon lione λυών ليون _lyonie
madrid madryt μαδρίτη مدريد _madrycie
málaga malaga μάλαγα مالقة
malmö malmo μάλμε مالمو
manchester μάντσεστερ مانشستر
mannheim
marseille marseilles marsella marsiglia marsylia μασσαλία مارسيليا _marsylii
mersin μερσίνη مرسين _trmer _mersinie
milan mailand milano mediolan μιλάνο ميلانو _mediolanie
munich münchen monachium μόναχο ميونخ
murcia
nantes νάντη نانت
naples neapel nápoles napoli neapol νάπολη نابولي _neapolu
nuremberg nürnberg norimberga norymberga νυρεμβέργη نورمبرغ _norymberdze
odessa odesa οδησσός أوديسا
oslo όσλο أوسلو
ostrava ostrau ostrawa _ostrawie
padova padua padoue
palermo παλέρμο باليرمو
paris parís parigi paryż παρίσι باريس _paryżu
patras πάτρα
piraeus piräus pirée pireo pireus πειραιάς πειραιά بيرايوس _grpir _pireusie
plovdiv φιλιππούπολη بلوفديف
porto oporto πόρτο بورتو
poznań poznan posen πόζναν بوزنان _poznaniu
prague prag praga πράγα براغ _pradze
riga ryga ρίγα ريغا _rydze
riyadh riad ryad riyad الرياض
rome rom roma rzym ρώμη روما _rzymie
rotterdam ρότερνταμ روتردام _nlrtm _rotterdamie
salzburg σάλτσμπουργκ سالزبورغ
sarajevo
seville sevilla sevilha siviglia sewilla σεβίλλη إشبيلية _sewilli
shanghai σανγκάη شنغهاي
sharjah الشارقة
shenzhen
singapore singapur singapour σιγκαπούρη سنغافورة
sofia sofía σόφια صوفيا
stockholm estocolmo stoccolma sztokholm στοκχόλμη ستوكهولم _sztokholmie
strasbourg straßburg estrasburgo strasburgo strasburg στρασβούργο ستراسبورغ
stuttgart στουτγάρδη شتوتغارت _stuttgarcie
szczecin stettin _szczecinie
tallinn ταλίν تالين
tangier tanger tangeri ταγγέρη طنجة
thessaloniki salonica salonicco salonique saloniki saloníki tesalónica θεσσαλονίκη سالونيك _grskg _salonikach
tilburg
timișoara timisoara temeswar temesvár τιμισοάρα تيميشوارا
toulouse τουλούζη تولوز
trieste triest τεργέστη تريستا
tunis túnez tunisi τύνιδα
turin torino turyn τορίνο تورينو _turynie
utrecht _utrechcie
valencia walencja βαλένθια فالنسيا _esvlc _walencji
varna βάρνα فارنا
venice venedig venise venecia venezia wenecja βενετία البندقية _wenecji
venlo βένλο فينلو
verona vérone werona βερόνα فيرونا _weronie
vienna wien vienne viena wiedeń βιέννη فيينا _wiedniu
vigo βίγο فيغو
vilnius wilno wilna βίλνιους فيلنيوس _wilnie
warsaw warschau varsovie varsovia varsavia warszawa βαρσοβία وارسو _warszawie
wrocław wroclaw breslau βρότσλαβ فروتسواف _wrocławiu
zagreb agram zagabria zagrzeb ζάγκρεμπ زغرب _zagrzebiu
zaragoza saragossa saragosse saragozza σαραγόσα سرقسطة _saragossie
zürich zurich zurigo zurych ζυρίχη زيورخ
`

/** With the Arabic `in`, which is written together with the name. */
export const towns = written.replace(
  /(?<=\s)_?(\p{Script=Arabic}[\p{L}\p{M}_]*)/gu,
  (name, town) => `${name} _ب${town}`,
)
