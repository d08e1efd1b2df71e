import { defineSample } from './define-sample.ts'

export const sample = defineSample('datasheet', {
  person: {
    firstName: 'Rohan',
    lastName: 'Mehta',
    professionalTitle: 'Embedded Systems Engineer',
    email: 'rohan@mehta.example.com',
    phone: '+1 512 555 0129',
    location: 'Austin, Texas',
    website: 'https://rohanmehta.example.com',
    summary:
      'Embedded engineer for battery-powered and safety-relevant devices: firmware, bring-up and the test rig that proves it. Nine products shipped, 1.8 million units in the field, no recall. As much at home with an oscilloscope as in a code review.',
  },
  experiences: [
    {
      company: 'Pedernales Devices',
      position: 'Principal Firmware Engineer',
      location: 'Austin, TX',
      startDate: '2020-06',
      points: [
        'Own the firmware of a wireless infusion pump: 94,000 lines of C, class C under IEC 62304.',
        'Cut sleep current from 41 to 6 µA; battery life rose from 5 to 14 months on the same cell.',
      ],
    },
    {
      company: 'Caliche Robotics',
      position: 'Senior Embedded Engineer',
      location: 'Austin, TX',
      startDate: '2016-02',
      endDate: '2020-05',
      points: [
        'Brought up three motor controllers from first schematic to 20,000 units.',
        'Moved motion control to a real-time kernel; worst-case jitter fell from 900 to 35 µs.',
        'Found a brown-out fault by logging 11 days of rail voltage, and mended it in the boot code.',
      ],
    },
    {
      company: 'Bluebonnet Metering',
      position: 'Firmware Engineer',
      location: 'Waco, TX',
      startDate: '2013-07',
      endDate: '2016-01',
      points: [
        'Wrote the radio stack of a water meter that runs for ten years on a single cell.',
        'Made over-the-air updates safe to interrupt; 410,000 meters updated without a visit.',
      ],
    },
    {
      company: 'Mesquite Labs',
      position: 'Test Engineer',
      location: 'Waco, TX',
      startDate: '2011-06',
      endDate: '2013-06',
      points: ['Automated the climate chamber tests of a sensor line; a run of nine days became three.'],
    },
  ],
  projects: [
    {
      name: 'tinytrace',
      description:
        'Tracing for microcontrollers in 400 bytes of RAM; used by 900 projects, two of them in satellites that still report home daily.',
      url: 'https://tinytrace.example.org',
    },
  ],
  education: [
    {
      institution: 'Brazos University',
      degree: 'BSc',
      field: 'Electrical Engineering',
      location: 'Waco, TX',
      startDate: '2009-08',
      endDate: '2013-05',
      description: 'GPA 3.81; senior project in sensor fusion for small drones.',
    },
  ],
  skills: {
    Languages: ['C', 'C++', 'Rust', 'Python', 'Assembly'],
    Targets: ['Cortex-M0 to M7', 'RISC-V', 'nRF52', 'STM32'],
    Buses: ['SPI', 'I2C', 'CAN', 'USB', 'BLE'],
    Practice: ['Zephyr', 'FreeRTOS', 'JTAG', 'MISRA', 'IEC 62304', 'Board bring-up'],
  },
  certifications: [
    ['Functional Safety Engineer', 'Texas Safety Board', '2021-11'],
    ['Certified Interconnect Designer', 'Printed Circuit Guild', '2018-04'],
  ],
  languages: { English: 'Native', Hindi: 'Fluent' },
  arrangement: { dates: 'short' },
})
