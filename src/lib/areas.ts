import { loadChunk } from './chunk.ts';

/** Names of China's provinces, cities and districts, Hong Kong, Macao and Taiwan among them; fetched when they are needed. */
export interface Areas {
  readonly provinces: readonly string[];
  readonly citiesOf: (province: string) => readonly string[];
  /** None where the city has none. */
  readonly districtsOf: (province: string, city: string) => readonly string[];
}

type Tree = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

let known: Promise<Areas> | undefined;

/** Rejects while there is no network, and tries again when it is asked again. */
export function loadAreas(): Promise<Areas> {
  known ??= loadChunk(() => import('@vant/area-data')).then(({ areaList }) => {
    const tree = treeOf(areaList);
    return {
      provinces: [...tree.keys()],
      citiesOf: province => [...(tree.get(province)?.keys() ?? [])],
      districtsOf: (province, city) => tree.get(province)?.get(city) ?? [],
    };
  });
  known.catch(() => {
    known = undefined;
  });
  return known;
}

interface AreaList {
  readonly province_list: Readonly<Record<string, string>>;
  readonly city_list: Readonly<Record<string, string>>;
  readonly county_list: Readonly<Record<string, string>>;
}

/** By the codes of GB/T 2260, as addresses are written. */
function treeOf({ province_list, city_list, county_list }: AreaList): Tree {
  const provinces = new Map<string, [name: string, cities: Map<string, string[]>]>();
  for (const [code, name] of Object.entries(province_list))
    provinces.set(code.slice(0, 2), [name, new Map()]);
  const cities = new Map<string, string[]>();
  for (const [code, name] of Object.entries(city_list)) {
    const [province = '', list] = provinces.get(code.slice(0, 2)) ?? [];
    // Counties under the province itself have no city; those of a municipality belong to it.
    const none = name.startsWith('省直辖') || name.startsWith('自治区直辖');
    const city = name === '县' ? province : name;
    const districts = (!none && list?.get(city)) || [];
    cities.set(code.slice(0, 4), districts);
    if (!none) list?.set(city, districts);
  }
  for (const [code, name] of Object.entries(county_list)) {
    const city = city_list[`${code.slice(0, 4)}00`] ?? '';
    if (/^(?:省|自治区)直辖/.test(city)) provinces.get(code.slice(0, 2))?.[1].set(name, []);
    else cities.get(code.slice(0, 4))?.push(name);
  }
  return new Map(provinces.values());
}
