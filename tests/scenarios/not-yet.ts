/** Scenarios that do not pass yet, as `folder/file.yaml#title`, by the reason why. One that passes must be taken off. */
export const NOT_YET: Readonly<Record<string, readonly string[]>> = {
  'Delaying is not built yet.': [
    'action-table/no-action.yaml#Delaying provokes nobody',
    'initiative/delay-too-long.yaml#A delayed turn not used before the next one is lost, and the old count stays',
    "initiative/delay.yaml#Whoever delays steps in after another's turn and keeps that place",
  ],
  'Readying is not built yet.': [
    'action-table/standard.yaml#Readying an action provokes nobody',
    "economy/charge-needs-a-clear-line.yaml#A door that opens during the charger's own turn comes too late for a charge",
    'economy/step-with-a-readied-attack.yaml#Whoever moved this turn has no 5-foot step left for its readied attack',
    'economy/step-with-a-readied-attack.yaml#Whoever has not moved may step 5 feet as part of its readied attack',
    'initiative/ready-goes-first.yaml#A readied shot comes before the act that sets it off, and moves the archer ahead of that creature',
    'initiative/ready-unused.yaml#A readied action that nothing set off is lost, and the turn comes as usual',
    'initiative/set-against-a-charge.yaml#A longspear set against a charge strikes first and for double damage',
  ],
  'A forecast does not yet keep to what the viewer’s side perceives.': [
    "forecast/hidden-from-the-players.yaml#The player's forecast knows nothing of a hidden enemy, the GM's does",
  ],
  'The safest path is not asked for yet.': [
    'forecast/safest-round-an-ogre.yaml#The safest way past an ogre keeps out of its ten feet',
    'forecast/safest-without-a-free-way.yaml#Where no way is free, the safest one passes one guard instead of two',
  ],
};
