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
amsterdam άμστερνταμ أمستردام _nlams
ankara άγκυρα أنقرة
antwerp antwerpen anvers amberes anversa antwerpia αμβέρσα أنتويرب _beanr
athens athen athènes atenas atene ateny αθήνα أثينا
bangkok
barcelona barcelone barcellona βαρκελώνη برشلونة _esbcn
basel bâle basilea bazylea βασιλεία بازل
beirut beyrouth βηρυτός بيروت
belgrade belgrad belgrado βελιγράδι بلغراد
berlin berlino βερολίνο برلين
bilbao bilbo μπιλμπάο بلباو
birmingham
bologna bologne bolonia μπολόνια بولونيا
bordeaux burdeos μπορντό بوردو
bratislava pressburg μπρατισλάβα براتيسلافا
bremen bremerhaven brême brema βρέμη بريمن
brno brünn μπρνο برنو
brussels brüssel bruxelles bruselas bruksela βρυξέλλες بروكسل
bucharest bukarest bucarest bukareszt βουκουρέστι بوخارست
budapest budapeszt βουδαπέστη بودابست
bursa προύσα بورصة
cairo kairo κάιρο القاهرة
calais καλαί كاليه
casablanca καζαμπλάνκα
cluj
cologne köln colonia kolonia κολωνία كولونيا
constanța constanta κωνστάντζα كونستانتا
copenhagen kopenhagen copenhague københavn kopenhaga κοπεγχάγη كوبنهاغن
debrecen
doha الدوحة
dortmund ντόρτμουντ دورتموند
dresden dresde dresda drezno δρέσδη دريسدن
dubai dubái dubaj ντουμπάι دبي _jebel_ali _جبل_علي _τζεμπέλ_άλι _aejea _aedxb
dublin dublino δουβλίνο دبلن
duisburg ντούισμπουργκ دويسبورغ
dunkirk dünkirchen dunkerque dunkierka δουνκέρκη دنكيرك
düsseldorf dusseldorf ντίσελντορφ دوسلدورف
eindhoven αϊντχόφεν آيندهوفن
felixstowe _gbfxt
florence florenz firenze florencia florencja φλωρεντία فلورنسا
frankfurt francfort francoforte φρανκφούρτη فرانكفورت
gdansk gdańsk danzig danzica γκντανσκ غدانسك _plgdn
gdynia γκντίνια غدينيا _plgdy
geneva genf genève ginebra ginevra genewa γενεύη جنيف
genoa genua gênes génova genova γένοβα جنوة _itgoa
ghent gent gand gante gandawa γάνδη غنت
glasgow
gothenburg göteborg goteborg γκέτεμποργκ غوتنبرغ
graz γκρατς غراتس
groningen
györ győr gyor
hamburg hambourg hamburgo amburgo αμβούργο هامبورغ _deham
hannover hanover hanovre ανόβερο هانوفر
helsinki ελσίνκι هلسنكي
hongkong _hong_kong
innsbruck
istanbul estambul stambuł κωνσταντινούπολη إسطنبول _trist
izmir smyrna esmirna σμύρνη إزمير
jeddah djeddah جدة
katowice kattowitz κατοβίτσε كاتوفيتسه
kaunas kowno κάουνας كاوناس
kiel
kyiv kiev kiew kijów κίεβο كييف
klaipėda klaipeda
koper capodistria
košice kosice
kraków krakow cracow krakau cracovie cracovia κρακοβία كراكوف
lehavre _le_havre χάβρη _frleh لوهافر
leeds
leipzig lipsk lipsia λειψία لايبزيغ
liège lüttich lieja liegi
lille rijsel lilla λιλ ليل
linz λιντς لينتس
lisbon lissabon lisbonne lisboa lisbona lizbona λισαβόνα لشبونة
liverpool
livorno livourne λιβόρνο
ljubljana laibach lubiana lublana λιουμπλιάνα ليوبليانا
łódź lodz λοτζ لودز
london londres londra londyn λονδίνο لندن
lublin
luxembourg luxemburg
lyon lione λυών ليون
madrid madryt μαδρίτη مدريد
málaga malaga μάλαγα مالقة
malmö malmo μάλμε مالمو
manchester μάντσεστερ مانشستر
mannheim
marseille marseilles marsella marsiglia marsylia μασσαλία مارسيليا
mersin μερσίνη مرسين _trmer
milan mailand milano mediolan μιλάνο ميلانو
munich münchen monachium μόναχο ميونخ
murcia
nantes νάντη نانت
naples neapel nápoles napoli neapol νάπολη نابولي
nuremberg nürnberg norimberga norymberga νυρεμβέργη نورمبرغ
odessa odesa οδησσός أوديسا
oslo όσλο أوسلو
ostrava ostrau ostrawa
padova padua padoue
palermo παλέρμο باليرمو
paris parís parigi paryż παρίσι باريس
patras πάτρα
piraeus piräus pirée pireo pireus πειραιάς πειραιά بيرايوس _grpir
plovdiv φιλιππούπολη بلوفديف
porto oporto πόρτο بورتو
poznań poznan posen πόζναν بوزنان
prague prag praga πράγα براغ
riga ryga ρίγα ريغا
riyadh riad ryad riyad الرياض
rome rom roma rzym ρώμη روما
rotterdam ρότερνταμ روتردام _nlrtm
salzburg σάλτσμπουργκ سالزبورغ
sarajevo
seville sevilla sevilha siviglia sewilla σεβίλλη إشبيلية
shanghai σανγκάη شنغهاي
sharjah الشارقة
shenzhen
singapore singapur singapour σιγκαπούρη سنغافورة
sofia sofía σόφια صوفيا
stockholm estocolmo stoccolma sztokholm στοκχόλμη ستوكهولم
strasbourg straßburg estrasburgo strasburgo strasburg στρασβούργο ستراسبورغ
stuttgart στουτγάρδη شتوتغارت
szczecin stettin
tallinn ταλίν تالين
tangier tanger tangeri ταγγέρη طنجة
thessaloniki salonica salonicco salonique saloniki saloníki tesalónica θεσσαλονίκη سالونيك _grskg
tilburg
timișoara timisoara temeswar temesvár τιμισοάρα تيميشوارا
toulouse τουλούζη تولوز
trieste triest τεργέστη تريستا
tunis túnez tunisi τύνιδα
turin torino turyn τορίνο تورينو
utrecht
valencia walencja βαλένθια فالنسيا _esvlc
varna βάρνα فارنا
venice venedig venise venecia venezia wenecja βενετία البندقية
venlo βένλο فينلو
verona vérone werona βερόνα فيرونا
vienna wien vienne viena wiedeń βιέννη فيينا
vigo βίγο فيغو
vilnius wilno wilna βίλνιους فيلنيوس
warsaw warschau varsovie varsovia varsavia warszawa βαρσοβία وارسو
wrocław wroclaw breslau βρότσλαβ فروتسواف
zagreb agram zagabria zagrzeb ζάγκρεμπ زغرب
zaragoza saragossa saragosse saragozza σαραγόσα سرقسطة
zürich zurich zurigo zurych ζυρίχη زيورخ
`

/** With the Arabic `in`, which is written together with the name. */
export const towns = written.replace(
  /(?<=\s)_?(\p{Script=Arabic}[\p{L}\p{M}_]*)/gu,
  (name, town) => `${name} _ب${town}`,
)
