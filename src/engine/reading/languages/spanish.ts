import written from '../../resume/languages/es.ts'
import { defineLanguage } from './_words.ts'

export default defineLanguage(written, {
  months: { 9: 'setiembre, sep' },
  now: 'actual, presente, hoy, la actualidad, actualmente, la fecha, en curso',
  since: 'desde, a partir de',
  until: 'hasta',
  to: 'a, al, hasta',
  headings: {
    contact: 'contacto, datos personales, información personal, datos de contacto, información de contacto',
    summary:
      'perfil profesional, sobre mí, resumen, resumen profesional, extracto, objetivo, objetivo profesional, presentación, acerca de mí',
    experience:
      'experiencia, experiencia laboral, trayectoria profesional, historial laboral, experiencia de trabajo, prácticas, trayectoria laboral, empleo',
    education:
      'formación académica, educación, estudios, estudios realizados, titulación, datos académicos, preparación académica, historial académico',
    skills:
      'habilidades, aptitudes, conocimientos, destrezas, habilidades técnicas, competencias técnicas, conocimientos informáticos, informática, habilidades y competencias, competencias digitales, herramientas, conocimientos técnicos, fortalezas',
    languages: 'otros idiomas, lenguas, lenguajes',
    certifications:
      'certificados, cursos y certificaciones, acreditaciones, licencias, certificaciones y cursos, cursos, formación complementaria, cursos y seminarios, carnés y cursos, cursos y carnés, carnés y certificados, otros cursos, cursos y talleres',
    projects: 'proyectos personales',
    volunteer: 'voluntariado, experiencia de voluntariado',
    awards: 'premios, reconocimientos, logros, premios y reconocimientos, becas',
    publications: 'publicaciones',
    interests: 'intereses, aficiones, pasatiempos, hobbies',
    references: 'referencias',
    other: 'otros datos, otros, información adicional, datos de interés, carnet de conducir',
  },
  labels: {
    contact: 'teléfono celular móvil correo',
    location: 'domicilio dirección ciudad residencia',
    name: 'nombre apellidos',
    title: 'puesto cargo profesión oficio trabajo ocupación',
    company: 'empresa empleador compañía',
    period: 'fechas fecha periodo años',
    from: 'desde inicio',
    to: 'hasta fin',
    past: 'anterior anteriores previo antes',
    now: 'actual actualmente último última',
    filler: 'completo y de mi en',
  },
  rows: {
    period: 'fechas, fecha, período, periodo',
    company:
      'nombre y dirección de la empresa o empleador, nombre y dirección del empleador, empresa, empleador, entidad, nombre de la empresa, lugar de trabajo',
    position:
      'profesión o cargo desempeñado, puesto o cargo ocupados, cargo, cargo desempeñado, puesto, puesto desempeñado, puesto de trabajo, categoría profesional',
    duties:
      'funciones y responsabilidades principales, principales funciones y responsabilidades, principales actividades y responsabilidades, funciones, tareas',
    school:
      'nombre y tipo de la organización que ha impartido la educación o la formación, centro, centro de estudios, institución',
    degree: 'título de la cualificación obtenida, cualificación obtenida, título, titulación',
    field: 'principales materias, especialidad',
    aside: 'tipo de empresa o sector, sector',
  },
  titles:
    'ingeniero, ingeniera, desarrollador, desarrolladora, director, directora, gerente, profesor, profesora, maestro, maestra, enfermera, enfermero, camarero, camarera, cocinero, cocinera, vendedor, vendedora, becario, becaria, jefe, jefa, técnico, técnica, auxiliar, administrativo, administrativa, contable, contador, contadora, asesor, asesora, responsable, encargado, encargada, analista, arquitecto, arquitecta, abogado, abogada, médico, médica, dependiente, dependienta, conductor, conductora, operario, operaria, mozo, electricista, fontanero, albañil, soldador, mecánico, peluquero, peluquera, recepcionista, secretario, secretaria, coordinador, coordinadora, consultor, consultora, diseñador, diseñadora, programador, programadora, farmacéutico, farmacéutica, psicólogo, psicóloga, periodista, traductor, traductora, comercial, cajero, cajera, repartidor, educador, educadora, investigador, investigadora, supervisor, supervisora, ayudante, teleoperador, teleoperadora, camionero, panadero, carnicero',
  companies:
    'hospital, clínica, colegio, escuela, ayuntamiento, banco, empresa, construcciones, estudio, grupo, restaurante, hotel, tienda, supermercado, taller, consultoría, agencia, bufete, editorial, fundación, asociación, farmacia, centro, transportes, servicios, industrias, ministerio, seguros, residencia, cafetería',
  legalForms: 'sl, sa, slu, sau, slp, scp, srl',
  schools:
    'universidad, universitat, instituto, escuela, colegio, politécnico, politécnica, facultad, academia, ies, cifp, conservatorio, centro de estudios, cbtis, cetis, conalep, unam, uba, uned, universitario, liceo',
  degrees:
    'grado, licenciatura, licenciado, licenciada, diplomatura, diplomado, diplomada, ingeniería, máster, maestría, doctorado, bachillerato, bachiller, técnico superior, técnico, fp, ciclo formativo, graduado, graduada, postgrado, posgrado, eso, título, curso, técnica, grado superior, grado medio, cfgs, cfgm, secundaria, preparatoria, tecnólogo, profesorado, analista, perito, especialización',
  languages:
    'español, castellano, inglés, francés, alemán, italiano, portugués, catalán, valenciano, gallego, euskera, vasco, árabe, chino, japonés, ruso, rumano',
  levels:
    'nativo, nativa, avanzado, intermedio, básico, bilingüe, medio, alto, fluido, lengua materna, principiante, nivel alto, nivel medio, nivel básico',
  cities:
    'madrid, barcelona, valencia, sevilla, zaragoza, málaga, murcia, palma, las palmas, bilbao, alicante, córdoba, valladolid, vigo, gijón, hospitalet, vitoria, a coruña, la coruña, elche, granada, terrassa, badalona, oviedo, cartagena, sabadell, jerez, móstoles, santa cruz de tenerife, pamplona, almería, alcalá de henares, fuenlabrada, leganés, san sebastián, getafe, burgos, albacete, santander, castellón, castellón de la plana, logroño, badajoz, salamanca, huelva, marbella, lleida, tarragona, león, cádiz, jaén, girona, toledo, lugo, cáceres, ciudad de méxico, guadalajara, monterrey, puebla, tijuana, bogotá, medellín, cali, barranquilla, lima, arequipa, buenos aires, rosario, mendoza, santiago, valparaíso, concepción, quito, guayaquil, caracas, maracaibo, montevideo, asunción, la paz, san josé, panamá',
})
