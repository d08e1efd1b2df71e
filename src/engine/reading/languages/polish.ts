import written from '../../resume/languages/pl.ts'
import { defineLanguage } from './_words.ts'

export default defineLanguage(written, {
  months: {
    1: 'stycznia',
    2: 'lutego',
    3: 'marca',
    4: 'kwietnia',
    5: 'maja',
    6: 'czerwca',
    7: 'lipca',
    8: 'sierpnia',
    9: 'września',
    10: 'października',
    11: 'listopada',
    12: 'grudnia',
  },
  now: 'teraz, do chwili obecnej, nadal, dziś, do dziś, chwila obecna',
  since: 'od',
  until: 'do',
  to: 'do',
  ofYears: 'r., roku',
  headings: {
    contact: 'kontakt, dane kontaktowe, dane osobowe, dane personalne',
    summary: 'podsumowanie, podsumowanie zawodowe, profil, o mnie, cel zawodowy, profil kandydata, profil osobowy',
    experience:
      'doświadczenie, przebieg kariery, historia zatrudnienia, praktyki, praca zawodowa, kariera zawodowa, praktyki i staże, przebieg pracy zawodowej',
    education: 'edukacja, nauka, wykształcenie i szkolenia, przebieg edukacji, studia',
    skills:
      'kompetencje, kwalifikacje, umiejętności techniczne, znajomość programów, obsługa komputera, dodatkowe umiejętności, umiejętności zawodowe, kluczowe kompetencje, narzędzia, mocne strony',
    languages: 'inne języki, języki obce, znajomość języków, znajomość języków obcych',
    certifications:
      'certyfikaty i szkolenia, uprawnienia, szkolenia i certyfikaty, licencje, szkolenia, kursy, kursy i szkolenia, szkolenia i kursy, kursy i certyfikaty, certyfikaty i kursy, kursy i uprawnienia, uprawnienia i certyfikaty',
    projects: 'projekty własne',
    volunteer: 'wolontariat, działalność społeczna',
    awards: 'nagrody, osiągnięcia, wyróżnienia',
    publications: 'publikacje',
    interests: 'zainteresowania, hobby, pasje',
    references: 'referencje',
    other: 'dodatkowe informacje, inne, prawo jazdy, klauzula',
  },
  labels: {
    contact: 'telefon',
    location: 'adres miasto',
    name: 'imię nazwisko',
    title: 'stanowisko zawód praca',
    company: 'pracodawca firma zakład',
    period: 'okres daty lata',
    from: 'od początek',
    to: 'koniec',
    past: 'poprzedni poprzednie poprzednia wcześniej wcześniejsze',
    now: 'obecny obecne obecna aktualny aktualne ostatni ostatnie',
    filler: 'i',
  },
  rows: {
    period: 'daty, okres, data, okres zatrudnienia',
    company: 'nazwa i adres pracodawcy, pracodawca, firma, nazwa firmy, miejsce pracy, zakład pracy',
    position:
      'zajmowane stanowisko lub stanowisko pracy, zajmowane stanowisko, zawód lub zajmowane stanowisko, stanowisko',
    duties: 'główne działania i zakres obowiązków, główne działania i obowiązki, zakres obowiązków, obowiązki',
    school: 'nazwa i rodzaj organizacji dostarczającej kształcenie lub szkolenie, nazwa i typ szkoły, uczelnia, szkoła',
    degree: 'nazwa uzyskanych kwalifikacji, uzyskany tytuł, tytuł',
    field: 'kierunek',
    aside: 'rodzaj działalności lub sektor, branża',
  },
  titles:
    'inżynier, programista, programistka, dyrektor, dyrektorka, kierownik, kierowniczka, nauczyciel, nauczycielka, pielęgniarka, pielęgniarz, kelner, kelnerka, kucharz, kucharka, sprzedawca, sprzedawczyni, stażysta, stażystka, praktykant, praktykantka, specjalista, specjalistka, asystent, asystentka, księgowy, księgowa, doradca, handlowiec, kierowca, magazynier, operator, elektryk, hydraulik, spawacz, mechanik, murarz, stolarz, fryzjer, fryzjerka, recepcjonista, recepcjonistka, sekretarka, architekt, prawnik, adwokat, lekarz, lekarka, farmaceuta, farmaceutka, koordynator, koordynatorka, analityk, analityczka, konsultant, konsultantka, spedytor, logistyk, projektant, projektantka, grafik, dziennikarz, dziennikarka, tłumacz, tłumaczka, pracownik, pracownica, przedstawiciel, przedstawicielka, referent, technik, brygadzista, mistrz, prezes, menedżer, kasjer, kasjerka, ratownik, opiekun, opiekunka, inspektor, piekarz, cukiernik, samodzielny',
  companies:
    'szpital, przychodnia, urząd, bank, firma, grupa, restauracja, hotel, sklep, supermarket, warsztat, agencja, kancelaria, wydawnictwo, fundacja, stowarzyszenie, apteka, centrum, transport, usługi, zakłady, zakład, ministerstwo, magazyny, biuro, przedszkole, spółdzielnia, huta, fabryka, drukarnia, gmina, salon',
  legalForms: 'spzoo, sa, spk, spj',
  schools:
    'uniwersytet, politechnika, akademia, szkoła, liceum, technikum, instytut, wyższa, zasadnicza, uczelnia, gimnazjum, liceum ogólnokształcące, zespół szkół, szkoły, szkół, wsb, agh, sgh, uam, uw, uj, pwr, zsz',
  degrees:
    'magister, licencjat, inżynier, doktor, matura, mgr, inż, studia, technik, dyplom, studia podyplomowe, doktorat, lic, dr, technikum, świadectwo, kwalifikacyjny, czeladnik, zawód',
  languages:
    'polski, angielski, niemiecki, francuski, hiszpański, włoski, rosyjski, ukraiński, czeski, portugalski, szwedzki, chiński, japoński',
  levels:
    'ojczysty, biegły, biegle, zaawansowany, średniozaawansowany, podstawowy, komunikatywny, dobry, bardzo dobry, płynny, początkujący',
  cities:
    'warszawa, kraków, łódź, wrocław, poznań, gdańsk, szczecin, bydgoszcz, lublin, białystok, katowice, gdynia, częstochowa, radom, sosnowiec, toruń, kielce, rzeszów, gliwice, zabrze, olsztyn, bielsko-biała, bytom, zielona góra, rybnik, ruda śląska, opole, tychy, gorzów wielkopolski, elbląg, dąbrowa górnicza, płock, wałbrzych, włocławek, tarnów, chorzów, koszalin, kalisz, legnica, grudziądz, słupsk, jaworzno, nowy sącz, siedlce, sopot, konin, piła, lubin, inowrocław',
})
