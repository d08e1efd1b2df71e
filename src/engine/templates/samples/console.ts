import { defineSample } from './define-sample.ts'

export const sample = defineSample('console', {
  person: {
    firstName: 'Marcus',
    lastName: 'Bellamy',
    professionalTitle: 'Senior DevOps Engineer',
    email: 'marcus.bellamy@example.com',
    phone: '+1 404 555 0176',
    location: 'Atlanta, Georgia',
    linkedin: 'linkedin.com/in/marcus-bellamy',
    website: 'https://marcus-bellamy.example.com',
    summary:
      'DevOps engineer with ten years of keeping logistics and health platforms running and releasable. Builds paved roads that product teams choose by themselves: deploys in minutes, alerts that mean something, and cloud bills that finance can read. On call since 2016 and still writing the post-mortems.',
  },
  experiences: [
    {
      company: 'Loadstar Systems',
      position: 'Senior DevOps Engineer',
      location: 'Atlanta, Georgia',
      startDate: '2020-06',
      opening: 'Stack: AWS, Kubernetes, Terraform, Go, Argo CD, Prometheus, PostgreSQL',
      points: [
        'Run the platform for 140 services and 19 teams at 99.97% availability over the past 24 months.',
        'Brought deploy lead time from two days to 35 minutes with trunk-based pipelines and progressive rollout.',
        'Cut the yearly AWS bill by $1.1 million (27%) through right-sizing, spot pools and storage lifecycle rules.',
        'Reduced pages per on-call week from 41 to 9 by deleting 260 alerts and writing SLOs for what was left.',
        'Led the migration of 4.2 TB of PostgreSQL between regions with 90 seconds of read-only time.',
      ],
    },
    {
      company: 'Carewell Data',
      position: 'DevOps Engineer',
      location: 'Nashville, Tennessee',
      startDate: '2017-09',
      endDate: '2020-05',
      opening: 'Stack: AWS, Docker, Ansible, Jenkins, Python, Datadog',
      points: [
        'Moved 38 services from hand-built servers to containers without a missed release.',
        'Automated evidence for HIPAA and SOC 2 audits, saving about 300 staff hours a year.',
        'Built nightly restore tests for 22 databases; recovery time proven at 18 minutes against a target of 60.',
        'Introduced blameless reviews, now held within three working days of any incident.',
      ],
    },
    {
      company: 'Piedmont Web Hosting',
      position: 'Systems Administrator',
      location: 'Charlotte, North Carolina',
      startDate: '2015-06',
      endDate: '2017-08',
      opening: 'Stack: Linux, Nginx, MySQL, Bash, Nagios',
      points: [
        'Administered 600 Linux hosts for 2,300 customers with a team of four.',
        'Scripted patching and cut the monthly maintenance window from nine hours to two.',
        'Answered second-line tickets with a median of 40 minutes to first reply.',
      ],
    },
  ],
  education: [
    {
      institution: 'Georgia State University',
      degree: 'Bachelor of Science',
      field: 'Computer Science',
      location: 'Atlanta, Georgia',
      startDate: '2011-08',
      endDate: '2015-05',
    },
  ],
  skills: {
    Cloud: ['AWS', 'Kubernetes', 'Terraform', 'Helm', 'Linux'],
    Delivery: ['Argo CD', 'GitHub Actions', 'Jenkins'],
    Observability: ['Prometheus', 'Grafana', 'OpenTelemetry'],
    Languages: ['Go', 'Python', 'Bash', 'SQL'],
  },
  languages: { English: 'Native' },
  certifications: [
    ['Certified Kubernetes Administrator', 'Cloud Native Computing Foundation', '2023-05'],
    ['AWS Certified DevOps Engineer, Professional', 'Amazon Web Services', '2022-02'],
  ],
  projects: [
    {
      name: 'quietpager',
      description: 'Open-source Go tool that groups alerts by cause before they page. 1,900 stars, 31 contributors.',
      url: 'https://marcus-bellamy.example.com/quietpager',
    },
    {
      name: 'restore-drill',
      description: 'Terraform module that restores a backup each night, checks row counts and reports the time taken.',
      url: 'https://marcus-bellamy.example.com/restore-drill',
    },
  ],
})
