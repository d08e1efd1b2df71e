import { defineWords } from './_words.ts'

export default defineWords({
  name: 'Türkçe',
  tag: 'tr-TR',
  months: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
  shortMonths: 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara',
  present: 'Halen',
  sections: {
    summary: 'Özet',
    experience: 'İş Deneyimi',
    education: 'Eğitim',
    skills: 'Beceriler',
    projects: 'Projeler',
    certifications: 'Sertifikalar',
    languages: 'Diller',
  },
  contacts: { email: 'E-posta', phone: 'Telefon', location: 'Konum', website: 'Web sitesi' },
  resume: 'Özgeçmiş',
  letter: 'Ön yazı',
  // A suffix would have to follow the vowels of the name.
  portrait: { alone: 'Portre', of: 'Portre:' },
})
