import written from '../../resume/languages/tr.ts'
import { defineLanguage } from './_words.ts'

export default defineLanguage(written, {
  // The capital of i keeps its dot, and no rule for small and capital letters joins the two.
  months: {
    2: 'subat',
    4: 'nİsan, nİs',
    5: 'mayis',
    6: 'hazİran',
    8: 'agustos',
    9: 'eylul',
    10: 'ekİm, ekİ',
    11: 'kasim',
    12: 'aralik',
  },
  now: 'günümüz, devam ediyor, şimdi, hâlen, bugün, devam, hala',
  since: '',
  until: '',
  to: '',
  headings: {
    contact: 'iletişim, iletişim bilgileri, kişisel bilgiler, kişisel bilgilerim',
    summary:
      'hakkımda, profil, kariyer hedefi, ön yazı, profesyonel özet, kısa özet, kariyer özeti, kişisel özet, amaç',
    experience:
      'deneyim, deneyimler, iş deneyimleri, iş tecrübesi, iş tecrübeleri, mesleki deneyim, profesyonel deneyim, çalışma deneyimi, çalışma hayatı, iş geçmişi, staj, stajlar, staj deneyimi, tecrübe, kariyer',
    education:
      'eğitim bilgileri, öğrenim, öğrenim durumu, eğitim durumu, akademik geçmiş, eğitim geçmişi, öğrenim bilgileri',
    skills:
      'yetenekler, yetkinlikler, teknik beceriler, teknik yetkinlikler, bilgisayar bilgisi, bilgisayar becerileri, nitelikler, uzmanlık alanları, yetenek, beceri, bilgi ve beceriler, mesleki beceriler',
    languages: 'yabancı dil, yabancı diller, dil, dil bilgisi, dil becerileri, yabancı dil bilgisi',
    certifications:
      'sertifika, sertifika ve eğitimler, sertifikalar ve kurslar, belgeler, lisanslar ve sertifikalar, kurs ve sertifikalar, kurslar, kurs ve seminerler, seminer ve kurslar, eğitimler ve sertifikalar, kurslar ve sertifikalar',
    projects: 'kişisel projeler',
    volunteer: 'gönüllülük, gönüllü çalışmalar, sosyal sorumluluk',
    awards: 'ödüller, başarılar, ödül ve başarılar',
    publications: 'yayınlar',
    interests: 'ilgi alanları, hobiler, hobilerim, ilgi alanlarım',
    references: 'referanslar, referans',
    other: 'seminerler, ek bilgiler, diğer, ehliyet, sürücü belgesi, askerlik durumu, üyelikler',
  },
  labels: {
    contact: 'telefon',
    location: 'adres şehir',
    name: 'ad soyad adı soyadı isim',
    title: 'meslek görev pozisyon unvan ünvan iş',
    company: 'işyeri şirket işveren firma kurum',
    period: 'tarih tarihler dönem süre',
    from: 'başlangıç',
    to: 'bitiş',
    past: 'önceki eski',
    now: 'mevcut şimdiki son',
    filler: 've',
  },
  rows: {
    period: 'tarih, tarihler, dönem, süre, çalışma süresi',
    company:
      'işverenin adı ve adresi, işveren, firma, firma adı, şirket, şirket adı, kurum, kurum adı, işyeri, çalıştığı kurum',
    position:
      'meslek veya pozisyon, pozisyon, pozisyonu, görev, görevi, görev unvanı, unvan, unvanı, ünvan, ünvanı, çalıştığı pozisyon',
    duties:
      'görev ve sorumluluklar, iş tanımı ve sorumluluklar, başlıca faaliyet ve sorumluluklar, sorumluluklar, görevler, iş tanımı',
    school: 'okul, üniversite, eğitim kurumu',
    degree: 'verilen diploma, derece, diploma',
    field: 'bölüm',
    aside: 'faaliyet alanı veya sektör, sektör',
  },
  titles:
    'mühendis, mühendisi, yazılımcı, geliştirici, geliştiricisi, müdür, müdürü, yönetici, yöneticisi, öğretmen, öğretmeni, hemşire, hemşiresi, garson, aşçı, aşçısı, satış danışmanı, stajyer, stajyeri, uzman, uzmanı, asistan, asistanı, muhasebeci, danışman, danışmanı, şoför, şoförü, depocu, operatör, operatörü, elektrikçi, tesisatçı, kaynakçı, tamirci, kuaför, resepsiyonist, sekreter, sekreteri, mimar, avukat, doktor, eczacı, koordinatör, koordinatörü, analist, analisti, programcı, tasarımcı, tasarımcısı, gazeteci, tercüman, temsilci, temsilcisi, teknisyen, teknisyeni, tekniker, tekniker, şef, şefi, memur, memuru, sorumlusu, elemanı, kasiyer, başkan, başkanı, lider, lideri, güvenlik görevlisi, görevlisi, psikolog, araştırmacı, eğitmen, eğitmeni, işçi, usta, ustası, direktör, direktörü',
  companies:
    'hastane, hastanesi, klinik, belediyesi, belediye, banka, bankası, holding, grup, grubu, restoran, otel, market, mağaza, mağazaları, ajans, ajansı, hukuk bürosu, bürosu, vakfı, derneği, eczane, eczanesi, merkezi, lojistik, hizmetleri, sanayi, fabrikası, bakanlığı, sigorta, ürünleri, inşaat, yazılım, ticaret, tekstil, gıda, mühendislik, okulu',
  legalForms: 'aş, şti, sti, ltd, ltdşti',
  schools:
    'üniversitesi, üniversite, lisesi, lise, okulu, enstitüsü, fakültesi, akademisi, yüksekokulu, koleji, ortaokulu',
  degrees: 'lisans, yüksek lisans, ön lisans, önlisans, doktora, diploma, lise, mezun, mezunu, bölümü, mba',
  languages:
    'türkçe, ingilizce, almanca, fransızca, ispanyolca, italyanca, rusça, arapça, japonca, çince, kürtçe, farsça, yunanca',
  levels:
    'ana dil, anadil, anadili, ileri, ileri seviye, orta, orta seviye, başlangıç, başlangıç seviyesi, iyi, çok iyi, akıcı, temel',
  cities:
    'istanbul, ankara, izmir, bursa, antalya, adana, konya, gaziantep, şanlıurfa, kocaeli, mersin, diyarbakır, hatay, manisa, kayseri, samsun, balıkesir, kahramanmaraş, aydın, tekirdağ, sakarya, denizli, muğla, eskişehir, mardin, trabzon, malatya, erzurum, afyonkarahisar, çanakkale, sivas, adapazarı, zonguldak, elazığ, edirne, kütahya, tokat, çorum, isparta, uşak, düzce, bolu, yalova, rize, giresun, izmit, gebze, bodrum',
})
