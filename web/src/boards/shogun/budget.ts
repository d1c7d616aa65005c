// What a plan costs and brings, as it is printed: before events, special cards and leaders.

import { ACTION_FIGURES, BID, CHEST_CARD, provinceOf, TOWER_CARD } from "./printed";

export interface Budget {
  // Chests and rice gained (or paid), armies deployed.
  chests: number;
  rice: number;
  armies: number;
}

const RICE = 3;
const TAX = 4;
const DEPLOY = 5;

const { building_cost: BUILDING_COST, deployed: DEPLOYED, deploy_cost: DEPLOY_COST } = ACTION_FIGURES;

// What an action costs, in whatever province; 0 for those that cost nothing.
export const costOf = (space: number): number => BUILDING_COST[space] ?? DEPLOY_COST[space - DEPLOY] ?? 0;

function one(space: number, card: number): Budget {
  const chestCard = card >= CHEST_CARD && card < TOWER_CARD;
  if (space === BID) return { chests: chestCard ? CHEST_CARD - card : 0, rice: 0, armies: 0 };
  const province = provinceOf(card);
  if (!province) return { chests: 0, rice: 0, armies: 0 };
  return {
    chests: (space === TAX ? province.tax : 0) - costOf(space),
    rice: space === RICE ? province.rice : 0,
    armies: DEPLOYED[space - DEPLOY] ?? 0,
  };
}

export const budgetOf = (plan: readonly number[]): Budget =>
  plan
    .map((card, space) => one(space, card))
    .reduce((sum, { chests, rice, armies }) => ({ chests: sum.chests + chests, rice: sum.rice + rice, armies: sum.armies + armies }), {
      chests: 0,
      rice: 0,
      armies: 0,
    });
