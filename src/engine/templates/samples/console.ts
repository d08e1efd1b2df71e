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
      'DevOps engineer with ten years of keeping logistics and health platforms running and releasable. Builds paved roads that product teams choose by themselves: deploys in minutes, alerts that mean something, and cloud bills that finance can read. On call since 2016.',
  },
  experiences: [
    {
      company: 'Loadstar Systems',
      position: 'Senior DevOps Engineer',
      location: 'Atlanta, Georgia',
      startDate: '2020-06',
      opening: 'Stack: AWS, Kubernetes, Terraform, Go, Argo CD, Prometheus, PostgreSQL',
      points: [
        'Run the platform for 140 services and 19 teams at 99.97% availability.',
        'Brought deploy lead time from two days to 35 minutes by staged rollout.',
        'Reduced pages per on-call week from 41 to 9 by deleting 260 alerts.',
        'Led the migration of 4.2 TB of PostgreSQL between regions in 90 seconds.',
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
        'Moved 38 services to containers without a missed release.',
        'Automated evidence for HIPAA and SOC 2: 300 staff hours saved a year.',
        'Built nightly restore tests for 22 databases, proven in 18 minutes.',
      ],
    },
    {
      company: 'Piedmont Hosting',
      position: 'Systems Administrator',
      location: 'Charlotte, North Carolina',
      startDate: '2015-06',
      endDate: '2017-08',
      opening: 'Stack: Linux, Nginx, MySQL, Bash, Nagios',
      points: ['Administered 600 Linux hosts and cut patching from nine hours to two.'],
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
  certifications: [
    ['Certified Kubernetes Administrator', 'CNCF', '2023-05'],
    ['AWS DevOps Engineer, Professional', 'Amazon', '2022-02'],
  ],
  projects: [
    {
      name: 'quietpager',
      description: 'Go tool that groups alerts by cause before they page. 1,900 stars.',
      url: 'https://marcus-bellamy.example.com/quietpager',
    },
    {
      name: 'restore-drill',
      description: 'Terraform module that restores a backup each night and checks row counts.',
      url: 'https://marcus-bellamy.example.com/restore-drill',
    },
  ],
  arrangement: { dates: 'short' },
})
