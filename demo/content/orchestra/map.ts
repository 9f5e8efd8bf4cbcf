import { brand } from '#brand';
import { GARAGE } from '#domain/rules/visit.ts';
import type { WayDoc } from '#server/catalogue/orchestra-types.ts';
import { t } from '#server/catalogue/text.ts';
import { gatesText, STEP_FREE } from '../doors.ts';

type Pair = readonly [zh: string, en: string];
const way = (
  id: WayDoc['ways'][number]['id'],
  name: Pair,
  figure: Pair,
  text: Pair,
  steps: readonly Pair[],
) => ({ id, name: t(...name), figure: t(...figure), text: t(...text), steps: steps.map(s => t(...s)) });
const entry = (title: Pair, text: Pair) => ({ title: t(...title), text: t(...text) });

export const wayPage: WayDoc = {
  id: 'map',
  lead: t(
    '听松路 218 号。演出当晚 18:00 起周边限行，建议乘地铁。',
    '218 Tingsong Road. On concert evenings the streets around are closed to traffic from 18:00: the metro is best.',
  ),
  ways: [
    way(
      'metro',
      ['地铁 7 号线', 'Metro line 7'],
      ['4 分钟', '4 min'],
      [
        '听松路站 3 号口出，沿红点步行。末班 23:10，谢幕后仍赶得上。',
        'Tingsong Road, exit 3, then follow the red dots. The last train leaves at 23:10, after the last bow.',
      ],
      [
        ['3 号口右转，上听松路', 'From exit 3 turn right into Tingsong Road'],
        ['过南吕街路口，直行 150 米', 'Cross Nanlü Street and go on for 150 metres'],
        ['右手台阶是一号门，坡道是五号门', 'The steps on the right are gate\u00a01, the ramp is gate\u00a05'],
      ],
    ),
    way(
      'bus',
      ['公交 20、48 路', 'Buses 20 and 48'],
      ['2 分钟', '2 min'],
      ['听松路南吕街站，落客点有雨棚。', 'Stop Tingsong Road / Nanlü Street, with a roof over it.'],
      [
        ['下车后沿听松路向东 90 米', 'Walk 90 metres east along Tingsong Road'],
        ['演出散场后半小时内，48 路加开两班', 'Bus 48 runs twice more in the half hour after a concert'],
      ],
    ),
    way(
      'car',
      ['自驾', 'By car'],
      [`${GARAGE.places} 位`, `${GARAGE.places} spaces`],
      [
        `P1 车库凭票 ${GARAGE.hours} 小时内 ${GARAGE.yuan} 元，散场排队约 20 分钟。`,
        `Car park P1 costs ¥${GARAGE.yuan} for ${GARAGE.hours} hours with a ticket; allow 20 minutes to leave.`,
      ],
      [
        [
          '由听松路北侧入口进，入口限高 2.1 米',
          'Enter from the north side of Tingsong Road; height limit 2.1 metres',
        ],
        ['B1 层电梯直达一号门厅', 'The lift on B1 goes to the foyer of gate 1'],
        ['二十四个充电车位在 B2', 'Twenty-four charging points are on B2'],
      ],
    ),
    way(
      'bike',
      ['骑行', 'By bicycle'],
      ['140 位', '140 stands'],
      [
        '鹤池西侧有带顶的车架与打气筒，演出当晚有人看管。',
        'Covered stands and a pump west of the Crane Pond, watched on concert evenings.',
      ],
      [
        ['沿江绿道在松江口转入鹤池', 'From the river path turn in at Songjiangkou towards the pond'],
        ['车架旁的小门通向五号门', 'The small gate beside the stands leads to gate 5'],
      ],
    ),
    way(
      'walk',
      ['步行', 'On foot'],
      ['12 分钟', '12 min'],
      [
        '从松江码头沿听松公园走来，一路有路灯与长椅。',
        'From Songjiang quay through Tingsong Park, with lamps and benches all the way.',
      ],
      [
        ['码头正对南吕街，上坡 300 米', 'Nanlü Street begins at the quay: 300 metres uphill'],
        ['公园东门出，过马路即是', 'Leave the park by its east gate and cross the road'],
      ],
    ),
    way(
      'step-free',
      ['无障碍', 'Step-free'],
      ['无台阶', 'No steps'],
      [
        '3 号口有直梯，5 号门为平坡，可预约接引。',
        'Exit 3 has a lift and gate 5 a gentle ramp; someone will meet you if you tell us.',
      ],
      [
        ['3 号口直梯到地面，坡度不超过 1:20', 'Take the lift at exit 3; no slope is steeper than 1 in 20'],
        ['五号门内有轮椅与休息座', 'Inside gate 5 there are wheelchairs and seats'],
        ['出租车可停在五号门前，不受限行', 'Taxis may stop at gate 5 at any time'],
      ],
    ),
  ],
  names: {
    street: t('听松路', 'Tingsong Road'),
    cross: t('南吕街', 'Nanlü Street'),
    park: t('听松公园', 'Tingsong Park'),
    pond: t('鹤池', 'Crane Pond'),
    river: t('松江', 'Song River'),
    station: t('听松路站 3 号口', 'Tingsong Road, exit 3'),
    station2: t('松江口站', 'Songjiangkou'),
    bus: t('公交 20、48 路', 'Buses 20, 48'),
    garage: t(`听松路车库，${GARAGE.places} 位`, `Car park, ${GARAGE.places}`),
    bikes: t('自行车架', 'Bicycles'),
    north: t('北', 'N'),
    scale: t('200 米', '200 m'),
  },
  gates: [
    entry(
      ['1 号门', 'Gate 1'],
      [`主入口，售票厅与衣帽间。${gatesText.zh}`, `Main entrance, box office and cloakroom. ${gatesText.en}`],
    ),
    entry(
      [STEP_FREE.zh, STEP_FREE.en],
      ['电子票快速通道，平坡。', 'The quick way in with an e\u2011ticket; no steps.'],
    ),
    entry(
      ['散场', 'Going home'],
      ['23:00 前有两班接驳车往松江口站。', 'Two shuttles run to Songjiangkou before 23:00.'],
    ),
    entry(
      ['迟到', 'Coming late'],
      [
        '曲间由工作人员引导入座，大厅有实况屏幕。',
        'You will be seated between works; there is a live screen in the foyer.',
      ],
    ),
  ],
  outside: `https://uri.amap.com/search?keyword=${encodeURIComponent(brand.address['zh-CN'].replace('　', ' '))}`,
};
