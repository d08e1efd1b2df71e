import written from '../../resume/languages/pt.ts'
import { defineLanguage } from './_words.ts'

export default defineLanguage(written, {
  months: { 3: 'marco', 5: 'mai' },
  now: 'atualmente, o momento, presente, hoje, até o momento, até à data, atualidade, em curso, em andamento',
  since: 'desde, a partir de',
  until: 'até',
  to: 'a, até, à, ao',
  headings: {
    contact:
      'contato, contatos, contacto, contactos, dados pessoais, informações pessoais, informação pessoal, informações de contato',
    summary:
      'resumo, resumo profissional, perfil profissional, sobre mim, sobre, objetivo, objetivo profissional, síntese, apresentação, resumo de qualificações',
    experience:
      'experiência, experiências profissionais, experiências, histórico profissional, trajetória profissional, percurso profissional, estágios, atuação profissional',
    education:
      'formação acadêmica, formação académica, educação, escolaridade, educação e formação, habilitações literárias, habilitações académicas, estudos, graduação',
    skills:
      'habilidades, conhecimentos, aptidões, competências técnicas, habilidades técnicas, conhecimentos técnicos, informática, competências digitais, habilidades e competências, ferramentas, conhecimentos em informática, aptidões e competências',
    languages: 'outras línguas, línguas, competências linguísticas',
    certifications:
      'certificados, cursos e certificações, certificações e cursos, licenças, cursos, cursos complementares, formação complementar, cursos e formações, cursos e certificados, formações, cursos livres',
    projects: 'projectos, projetos pessoais',
    volunteer: 'voluntariado, trabalho voluntário',
    awards: 'prêmios, prémios, conquistas, reconhecimentos',
    publications: 'publicações',
    interests: 'interesses, hobbies, passatempos',
    references: 'referências',
    other: 'informações adicionais, outras informações, outros, atividades complementares, carta de condução',
  },
  labels: {
    contact: 'telefone telemóvel celular',
    location: 'morada endereço cidade residência',
    name: 'nome',
    title: 'cargo função profissão trabalho emprego ocupação',
    company: 'empresa empregador',
    period: 'período datas anos',
    from: 'desde início',
    to: 'até fim',
    past: 'anterior anteriores',
    now: 'atual actual atualmente último última',
    filler: 'completo e meu minha',
  },
  rows: {
    period: 'datas, data, período',
    company:
      'nome e endereço do empregador, nome e morada do empregador, empresa, empregador, entidade patronal, entidade empregadora, nome da empresa, instituição empregadora, local de trabalho',
    position:
      'função ou cargo ocupado, cargo, cargo ocupado, cargo exercido, função, função exercida, posto de trabalho, categoria profissional',
    duties:
      'principais atividades e responsabilidades, principais actividades e responsabilidades, principais atividades, atividades, funções, atribuições',
    school:
      'nome e tipo da organização de ensino ou formação, instituição, instituição de ensino, estabelecimento de ensino, entidade formadora, escola, universidade',
    degree:
      'designação da qualificação, qualificação, designação da qualificação atribuída, título da qualificação atribuída, curso',
    aside: 'tipo de empresa ou sector, tipo de empresa ou setor, setor',
  },
  titles:
    'engenheiro, engenheira, desenvolvedor, desenvolvedora, diretor, diretora, gerente, professor, professora, enfermeiro, enfermeira, garçom, garçonete, cozinheiro, cozinheira, vendedor, vendedora, estagiário, estagiária, analista, assistente, auxiliar, técnico, técnica, coordenador, coordenadora, supervisor, supervisora, contador, contadora, contabilista, advogado, advogada, arquiteto, arquiteta, médico, médica, motorista, operador, operadora, eletricista, mecânico, pedreiro, encanador, soldador, recepcionista, secretário, secretária, consultor, consultora, designer, programador, programadora, farmacêutico, farmacêutica, psicólogo, psicóloga, jornalista, tradutor, tradutora, caixa, atendente, empregado, empregada, gestor, gestora, chefe, líder, encarregado, encarregada, pesquisador, pesquisadora, cabeleireiro, cabeleireira, educador, educadora, formador, formadora, aprendiz',
  companies:
    'hospital, clínica, colégio, escola, banco, empresa, construtora, grupo, restaurante, hotel, loja, supermercado, oficina, consultoria, agência, escritório, editora, fundação, associação, farmácia, centro, transportes, serviços, indústria, indústrias, prefeitura, câmara municipal, seguradora, seguros, companhia, laboratório, ministério',
  legalForms: 'sa, ltda, lda, epp, eireli, unipessoal',
  schools:
    'universidade, instituto, escola, colégio, faculdade, politécnico, senai, senac, fatec, etec, puc, academia, unicamp, usp, centro universitário, universitário, agrupamento, secundária, iefp, cenfim, ufrj, ufmg, ufsc',
  degrees:
    'bacharelado, bacharel, licenciatura, licenciado, licenciada, mestrado, mestre, doutorado, doutoramento, graduação, pós-graduação, tecnólogo, técnico, ensino médio, ensino secundário, mba, especialização, curso, magistério, especialista, técnica, tecnóloga, aperfeiçoamento, ensino fundamental, secundário, cet, ctesp',
  languages: 'português, inglês, espanhol, francês, alemão, italiano, mandarim, japonês, russo, árabe, libras',
  levels: 'nativo, nativa, avançado, intermediário, intermédio, básico, fluente, língua materna, iniciante',
  cities:
    'são paulo, rio de janeiro, brasília, salvador, fortaleza, belo horizonte, manaus, curitiba, recife, goiânia, belém, porto alegre, guarulhos, campinas, são luís, maceió, campo grande, natal, teresina, joão pessoa, são bernardo do campo, santo andré, osasco, ribeirão preto, jaboatão, uberlândia, sorocaba, cuiabá, aracaju, joinville, londrina, juiz de fora, florianópolis, niterói, vitória, santos, blumenau, maringá, lisboa, porto, braga, coimbra, aveiro, faro, setúbal, leiria, évora, viseu, guimarães, funchal, vila nova de gaia, amadora, almada, sintra, cascais, luanda, maputo',
})
