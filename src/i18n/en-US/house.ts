import type { English } from '../types.ts';
import type zh from '../zh-CN/house.ts';

export default {
  hall: {
    section:
      'Long section of the Grand Hall: organ and stage at the left, terraces of seats rising to the right, red lines for sound from the stage by the ceiling to the seats',
    seats: 'seats in the Grand Hall',
    chart: 'Reverberation by frequency, in seconds',
    ideal: 'ideal for an orchestra',
    full: 'full',
    empty: 'empty',
    hertz: 'Frequency, hertz',
    seconds: 'Reverberation, seconds',
    listen: 'The same flute, in the hall',
    play: 'Hear it {{state}}',
    stop: 'Stop',
    asTable: 'Show as a table',
    asChart: 'Show as a chart',
    places: 'Where to sit, what to hear',
    plan: 'Seats of the Grand Hall from above, coloured by price',
    stage: 'Stage',
    zoneSeats: '{{count}} seats',
    concerts: 'See the next concerts',
    history: 'How the hall came about',
    rooms: 'More places, and a tour',
  },
  museum: {
    book: 'Book for a group',
    things: 'The collection',
    inRoom: 'Room {{room}}',
    story: 'The story of that tour',
    rooms: 'The rooms',
    plan: 'Plan of the museum; a red line shows the way from room 1 to room 4',
    visit: 'Your visit',
    way: 'Getting here',
  },
  map: {
    title: 'Getting here',
    label:
      'Map of the streets around the hall: south-east of the corner of Tingsong Road and Nanlü Street, with the river to the south and the Crane Pond to the east',
    copy: 'Copy the address',
    copied: 'Address copied',
    copyFailed: 'It could not be copied. The address is {{address}}',
    outside: 'Open in a map',
    newWindow: '(opens a new window)',
    gates: 'Once you are here',
  },
} satisfies English<typeof zh>;
