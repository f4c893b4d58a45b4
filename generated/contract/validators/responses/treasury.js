// Generated from spec/ by `npm run generate`. Do not edit.
import { formats } from '../../formats.ts';
import { Usd as validate4 } from '../responses/offramp.js';
import { TreasuryOwnerRole as validate18 } from '../bodies/treasury.js';
import { TreasuryBucketKind as validate21 } from '../bodies/treasury.js';
export { validate0 as TestTreasuryRuleRun };
const schema1 = {"type":"object","description":"A rule that proposes sweeps between buckets of an account.","additionalProperties":false,"required":["id","accountId","type","sourceBucketId","destBucketId","thresholdUsd","targetUsd","intervalSeconds","enabled","lastRunAt","lastOutcome","createdAt"],"properties":{"id":{"type":"string","description":"The rule.","examples":["trl_01k9zt5r7m8q4x2v6b3n1c0j21"]},"accountId":{"type":"string","description":"Id of the treasury account, `trs_…`."},"type":{"description":"What the rule does.","$ref":"TreasuryRuleType"},"sourceBucketId":{"type":["string","null"],"description":"Id of the source bucket; null for REBALANCE_TO_TARGET."},"destBucketId":{"type":["string","null"],"description":"Id of the destination bucket; null for REBALANCE_TO_TARGET."},"thresholdUsd":{"anyOf":[{"imported":"Usd"},{"type":"null"}],"description":"For SWEEP_EXCESS: the amount in USD that stays in the source. For TOP_UP: the balance in USD below which it refills; null if that is targetUsd. Null for REBALANCE_TO_TARGET."},"targetUsd":{"anyOf":[{"imported":"Usd"},{"type":"null"}],"description":"For TOP_UP: the balance in USD to which the destination is refilled; null for other types."},"intervalSeconds":{"type":"integer","minimum":60,"maximum":2592000,"description":"The minimum time between two runs, in seconds. A skipped run counts too."},"enabled":{"type":"boolean","description":"True if the rule runs when it is due."},"lastRunAt":{"type":["string","null"],"format":"date-time","description":"Time of the last run; null before the first."},"lastOutcome":{"anyOf":[{"$ref":"TreasuryRuleOutcome"},{"type":"null"}],"description":"The result of the last run; null before the first."},"createdAt":{"type":"string","format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const schema2 = {"type":"string","enum":["SWEEP_EXCESS","TOP_UP","REBALANCE_TO_TARGET"],"description":"The type of a rule. SWEEP_EXCESS moves what the source holds above thresholdUsd into the destination. TOP_UP refills the destination to targetUsd when its balance falls below thresholdUsd, or below targetUsd if there is no threshold. REBALANCE_TO_TARGET moves money from the bucket that is most above its target to the one that is most below."};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema2.enum;
if(!(((data === "SWEEP_EXCESS") || (data === "TOP_UP")) || (data === "REBALANCE_TO_TARGET"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"string","enum":["PROPOSED","NOT_TRIGGERED","SKIPPED_UNREADABLE","SKIPPED_PENDING_SWEEP","SKIPPED_INSUFFICIENT","FAILED"],"description":"The result of a run: PROPOSED if it created a sweep; NOT_TRIGGERED; SKIPPED if a balance could not be read, a sweep is open on either bucket, or the source holds too little; FAILED, which includes a denial by policy."};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema3.enum;
if(!((((((data === "PROPOSED") || (data === "NOT_TRIGGERED")) || (data === "SKIPPED_UNREADABLE")) || (data === "SKIPPED_PENDING_SWEEP")) || (data === "SKIPPED_INSUFFICIENT")) || (data === "FAILED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

const formats0 = formats["date-time"];

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.accountId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sourceBucketId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceBucketId"},message:"must have required property '"+"sourceBucketId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.destBucketId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destBucketId"},message:"must have required property '"+"destBucketId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.thresholdUsd === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thresholdUsd"},message:"must have required property '"+"thresholdUsd"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.targetUsd === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetUsd"},message:"must have required property '"+"targetUsd"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.intervalSeconds === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "intervalSeconds"},message:"must have required property '"+"intervalSeconds"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.enabled === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.lastRunAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastRunAt"},message:"must have required property '"+"lastRunAt"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.lastOutcome === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastOutcome"},message:"must have required property '"+"lastOutcome"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.createdAt === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.accountId !== undefined){
let data1 = data.accountId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err14 = {instancePath:instancePath+"/accountId",schemaPath:"#/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.type !== undefined){
let data2 = data.type;
const _errs6 = errors;
if(!(validate2(data2, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.sourceBucketId !== undefined){
let data3 = data.sourceBucketId;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err15 = {instancePath:instancePath+"/sourceBucketId",schemaPath:"#/properties/sourceBucketId/type",keyword:"type",params:{type: schema1.properties.sourceBucketId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs8 = errors;
var valid0 = _errs7 === errors;
}
if(data.destBucketId !== undefined){
let data4 = data.destBucketId;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err16 = {instancePath:instancePath+"/destBucketId",schemaPath:"#/properties/destBucketId/type",keyword:"type",params:{type: schema1.properties.destBucketId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs10 = errors;
var valid0 = _errs9 === errors;
}
if(data.thresholdUsd !== undefined){
let data5 = data.thresholdUsd;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(!(validate4(data5, {instancePath:instancePath+"/thresholdUsd",parentData:data,parentDataProperty:"thresholdUsd",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data5 !== null){
const err17 = {instancePath:instancePath+"/thresholdUsd",schemaPath:"#/properties/thresholdUsd/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs15 = errors;
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err18 = {instancePath:instancePath+"/thresholdUsd",schemaPath:"#/properties/thresholdUsd/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
if(data.targetUsd !== undefined){
let data6 = data.targetUsd;
const _errs16 = errors;
const _errs17 = errors;
let valid2 = false;
const _errs18 = errors;
if(!(validate4(data6, {instancePath:instancePath+"/targetUsd",parentData:data,parentDataProperty:"targetUsd",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs19 = errors;
if(data6 !== null){
const err19 = {instancePath:instancePath+"/targetUsd",schemaPath:"#/properties/targetUsd/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs20 = errors;
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
const err20 = {instancePath:instancePath+"/targetUsd",schemaPath:"#/properties/targetUsd/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
if(data.intervalSeconds !== undefined){
let data7 = data.intervalSeconds;
const _errs21 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/intervalSeconds",schemaPath:"#/properties/intervalSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs22 = errors;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2592000 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/intervalSeconds",schemaPath:"#/properties/intervalSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2592000},message:"must be <= 2592000"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7 < 60 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/intervalSeconds",schemaPath:"#/properties/intervalSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 60},message:"must be >= 60"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var valid0 = _errs21 === errors;
}
if(data.enabled !== undefined){
let data8 = data.enabled;
const _errs23 = errors;
if(typeof data8 !== "boolean"){
const err24 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs24 = errors;
var valid0 = _errs23 === errors;
}
if(data.lastRunAt !== undefined){
let data9 = data.lastRunAt;
const _errs25 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
const err25 = {instancePath:instancePath+"/lastRunAt",schemaPath:"#/properties/lastRunAt/type",keyword:"type",params:{type: schema1.properties.lastRunAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs26 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
}
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err26 = {instancePath:instancePath+"/lastRunAt",schemaPath:"#/properties/lastRunAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var valid0 = _errs25 === errors;
}
if(data.lastOutcome !== undefined){
let data10 = data.lastOutcome;
const _errs27 = errors;
const _errs28 = errors;
let valid3 = false;
const _errs29 = errors;
if(!(validate6(data10, {instancePath:instancePath+"/lastOutcome",parentData:data,parentDataProperty:"lastOutcome",rootData}))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
else {
}
var _valid2 = _errs29 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs30 = errors;
if(data10 !== null){
const err27 = {instancePath:instancePath+"/lastOutcome",schemaPath:"#/properties/lastOutcome/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs31 = errors;
var _valid2 = _errs30 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
const err28 = {instancePath:instancePath+"/lastOutcome",schemaPath:"#/properties/lastOutcome/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs27 === errors;
}
if(data.createdAt !== undefined){
let data11 = data.createdAt;
const _errs32 = errors;
const _errs33 = errors;
if((typeof data11 == "number") && (isFinite(data11))){
}
if(typeof data11 === "string"){
if(!(formats0(data11))){
const err29 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid0 = _errs32 === errors;
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"object","description":"A proposed transfer between two buckets, with the payment that the owners sign.","additionalProperties":false,"required":["id","accountId","ruleId","sourceBucketId","destBucketId","amountUsd","paymentId","status","failureReason","createdAt","completedAt"],"properties":{"id":{"type":"string","description":"The sweep.","examples":["swp_01k9zt5r7m8q4x2v6b3n1c0j31"]},"accountId":{"type":"string","description":"Id of the treasury account, `trs_…`."},"ruleId":{"type":["string","null"],"description":"Id of the rule that proposed the sweep; null if it was created by request."},"sourceBucketId":{"type":"string","description":"Id of the bucket that pays."},"destBucketId":{"type":"string","description":"Id of the bucket that receives the money."},"amountUsd":{"description":"The amount to transfer, in USD.","imported":"Usd"},"paymentId":{"type":"string","description":"Id of the payment that the owners sign.","examples":["pay_01k9zt5r7m8q4x2v6b3n1c0j51"]},"status":{"description":"The status of the sweep.","$ref":"TreasurySweepStatus"},"failureReason":{"type":["string","null"],"description":"The reason why the payment failed; null unless the sweep is FAILED.","examples":["INSUFFICIENT_FUNDS"]},"createdAt":{"type":"string","format":"date-time","description":"Time of the proposal."},"completedAt":{"type":["string","null"],"format":"date-time","description":"Time at which the transfer completed."}}};
const schema5 = {"type":"string","x-states":"treasury-sweep","description":"The status of a sweep, which follows that of its payment. COMPLETED, FAILED and CANCELED are final.","enum":["PROPOSED","COMPLETED","FAILED","CANCELED"],"x-final":["COMPLETED","FAILED","CANCELED"]};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema5.enum;
if(!((((data === "PROPOSED") || (data === "COMPLETED")) || (data === "FAILED")) || (data === "CANCELED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.accountId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ruleId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ruleId"},message:"must have required property '"+"ruleId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sourceBucketId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceBucketId"},message:"must have required property '"+"sourceBucketId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.destBucketId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destBucketId"},message:"must have required property '"+"destBucketId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.amountUsd === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountUsd"},message:"must have required property '"+"amountUsd"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.paymentId === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentId"},message:"must have required property '"+"paymentId"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.status === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.failureReason === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failureReason"},message:"must have required property '"+"failureReason"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.createdAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.completedAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "completedAt"},message:"must have required property '"+"completedAt"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema4.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.accountId !== undefined){
let data1 = data.accountId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/accountId",schemaPath:"#/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.ruleId !== undefined){
let data2 = data.ruleId;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err14 = {instancePath:instancePath+"/ruleId",schemaPath:"#/properties/ruleId/type",keyword:"type",params:{type: schema4.properties.ruleId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.sourceBucketId !== undefined){
let data3 = data.sourceBucketId;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/sourceBucketId",schemaPath:"#/properties/sourceBucketId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.destBucketId !== undefined){
let data4 = data.destBucketId;
const _errs10 = errors;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/destBucketId",schemaPath:"#/properties/destBucketId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs11 = errors;
var valid0 = _errs10 === errors;
}
if(data.amountUsd !== undefined){
let data5 = data.amountUsd;
const _errs12 = errors;
if(!(validate4(data5, {instancePath:instancePath+"/amountUsd",parentData:data,parentDataProperty:"amountUsd",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs12 === errors;
}
if(data.paymentId !== undefined){
let data6 = data.paymentId;
const _errs13 = errors;
if(typeof data6 !== "string"){
const err17 = {instancePath:instancePath+"/paymentId",schemaPath:"#/properties/paymentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs14 = errors;
var valid0 = _errs13 === errors;
}
if(data.status !== undefined){
let data7 = data.status;
const _errs15 = errors;
if(!(validate11(data7, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs15 === errors;
}
if(data.failureReason !== undefined){
let data8 = data.failureReason;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err18 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type: schema4.properties.failureReason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs17 = errors;
var valid0 = _errs16 === errors;
}
if(data.createdAt !== undefined){
let data9 = data.createdAt;
const _errs18 = errors;
const _errs19 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
}
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err19 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.completedAt !== undefined){
let data10 = data.completedAt;
const _errs20 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err21 = {instancePath:instancePath+"/completedAt",schemaPath:"#/properties/completedAt/type",keyword:"type",params:{type: schema4.properties.completedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs21 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
}
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err22 = {instancePath:instancePath+"/completedAt",schemaPath:"#/properties/completedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid0 = _errs20 === errors;
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sweep === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sweep"},message:"must have required property '"+"sweep"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "rule") || (key0 === "sweep"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.rule !== undefined){
let data0 = data.rule;
const _errs2 = errors;
if(!(validate1(data0, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
if(data.sweep !== undefined){
let data1 = data.sweep;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate9(data1, {instancePath:instancePath+"/sweep",parentData:data,parentDataProperty:"sweep",rootData}))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err3 = {instancePath:instancePath+"/sweep",schemaPath:"#/properties/sweep/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs7 = errors;
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err4 = {instancePath:instancePath+"/sweep",schemaPath:"#/properties/sweep/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate14 as TreasuryAccount };
const schema6 = {"type":"object","description":"An account of buckets, each with its own multisig wallet of the same owners. The platform has no keys: it only proposes transfers.","additionalProperties":false,"required":["id","name","chainId","threshold","status","owners","buckets","totalUsd","createdAt"],"properties":{"id":{"type":"string","description":"The account.","examples":["trs_01k9zt5r7m8q4x2v6b3n1c0j01"]},"name":{"type":"string","description":"A label of the tenant, 1 to 120 characters."},"chainId":{"type":"integer","description":"EIP-155 id of the chain of the multisig wallets.","examples":[84532]},"threshold":{"type":"integer","minimum":1,"maximum":10,"description":"The number of owners who have to sign a transfer."},"status":{"description":"The status of the deployment on chain.","$ref":"TreasuryAccountStatus"},"owners":{"type":"array","items":{"$ref":"TreasuryOwner"},"description":"The owners, in the order in which they were given."},"buckets":{"type":"array","items":{"$ref":"TreasuryBucket"},"description":"The buckets, in the order in which they were given."},"totalUsd":{"anyOf":[{"imported":"Usd"},{"type":"null"}],"description":"The sum of the buckets in USD; null unless every balance can be read."},"createdAt":{"type":"string","format":"date-time"}}};
const schema7 = {"type":"string","x-states":"treasury-account","description":"The status of a treasury account: PROVISIONING while the multisig wallets of the buckets are being deployed, ACTIVE once all are deployed, FAILED if one cannot be.","enum":["PROVISIONING","ACTIVE","FAILED"],"x-final":["ACTIVE","FAILED"]};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema7.enum;
if(!(((data === "PROVISIONING") || (data === "ACTIVE")) || (data === "FAILED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","description":"An owner of the multisig wallets of all buckets.","additionalProperties":false,"required":["address","role","label","memberId"],"properties":{"address":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"The EVM address that signs, with EIP-55 checksum.","examples":["0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1"]},"role":{"description":"The role of the owner.","imported":"TreasuryOwnerRole"},"label":{"type":["string","null"],"description":"A label of your own."},"memberId":{"type":["string","null"],"description":"Id of the member whose signing address it is; null if the owner was given by address or handle."}}};
const pattern0 = new RegExp("^0x[0-9a-fA-F]{40}$", "u");

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.memberId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "memberId"},message:"must have required property '"+"memberId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "address") || (key0 === "role")) || (key0 === "label")) || (key0 === "memberId"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.address !== undefined){
let data0 = data.address;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.role !== undefined){
let data1 = data.role;
const _errs4 = errors;
if(!(validate18(data1, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate18.errors : joined(vErrors, validate18.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.label !== undefined){
let data2 = data.label;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: schema8.properties.label.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs6 = errors;
var valid0 = _errs5 === errors;
}
if(data.memberId !== undefined){
let data3 = data.memberId;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/memberId",schemaPath:"#/properties/memberId/type",keyword:"type",params:{type: schema8.properties.memberId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs8 = errors;
var valid0 = _errs7 === errors;
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","description":"A part of a treasury account, with its own multisig wallet. Lists do not read balances: there balanceUsd, shareBps and driftBps are null.","additionalProperties":false,"required":["id","name","kind","targetBps","apyBps","walletId","address","walletStatus","balanceUsd","shareBps","driftBps","accruedYieldUsd","yieldSimulated"],"properties":{"id":{"type":"string","description":"Id of the bucket.","examples":["bkt_01k9zt5r7m8q4x2v6b3n1c0j11"]},"name":{"type":"string","description":"A label of the tenant, 1 to 120 characters."},"kind":{"description":"OPERATING, RESERVE or YIELD.","imported":"TreasuryBucketKind"},"targetBps":{"type":"integer","minimum":0,"maximum":10000,"description":"The target share of the bucket in the account's total, in basis points."},"apyBps":{"type":["integer","null"],"minimum":0,"maximum":10000,"description":"The simulated annual yield in basis points; null if there is none."},"walletId":{"type":"string","description":"Id of the bucket's multisig wallet.","examples":["wal_01k9zt5r7m8q4x2v6b3n1c0j41"]},"address":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"The EVM address of the bucket's multisig wallet, with EIP-55 checksum. It can receive money from the first response on."},"walletStatus":{"description":"The status of the deployment on chain.","$ref":"TreasuryBucketWalletStatus"},"balanceUsd":{"anyOf":[{"imported":"Usd"},{"type":"null"}],"description":"The current balance in USD; null, never zero, if it cannot be read."},"shareBps":{"type":["integer","null"],"minimum":0,"maximum":10000,"description":"The share of the bucket in the total, in basis points, rounded down; null while any bucket cannot be read or the total is zero."},"driftBps":{"type":["integer","null"],"minimum":-10000,"maximum":10000,"description":"shareBps less targetBps, in basis points; null if shareBps is null."},"accruedYieldUsd":{"anyOf":[{"imported":"Usd"},{"type":"null"}],"description":"The simulated yield so far, in USD; null unless it is a YIELD bucket with apyBps. It is for display only and moves no money."},"yieldSimulated":{"type":"boolean","enum":[true],"description":"Always true, because no yield here is real."}}};
const schema10 = {"type":"string","x-states":"wallet","description":"The deployment status of a bucket's multisig wallet. Money can leave only a DEPLOYED one.","enum":["PENDING_DEPLOYMENT","DEPLOYING","DEPLOYED","FAILED"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema10.enum;
if(!((((data === "PENDING_DEPLOYMENT") || (data === "DEPLOYING")) || (data === "DEPLOYED")) || (data === "FAILED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.targetBps === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetBps"},message:"must have required property '"+"targetBps"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.apyBps === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apyBps"},message:"must have required property '"+"apyBps"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.walletId === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "walletId"},message:"must have required property '"+"walletId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.address === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.walletStatus === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "walletStatus"},message:"must have required property '"+"walletStatus"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.balanceUsd === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balanceUsd"},message:"must have required property '"+"balanceUsd"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.shareBps === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shareBps"},message:"must have required property '"+"shareBps"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.driftBps === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "driftBps"},message:"must have required property '"+"driftBps"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.accruedYieldUsd === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accruedYieldUsd"},message:"must have required property '"+"accruedYieldUsd"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.yieldSimulated === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "yieldSimulated"},message:"must have required property '"+"yieldSimulated"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema9.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.kind !== undefined){
let data2 = data.kind;
const _errs6 = errors;
if(!(validate21(data2, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate21.errors : joined(vErrors, validate21.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.targetBps !== undefined){
let data3 = data.targetBps;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err16 = {instancePath:instancePath+"/targetBps",schemaPath:"#/properties/targetBps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs8 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10000 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/targetBps",schemaPath:"#/properties/targetBps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err18 = {instancePath:instancePath+"/targetBps",schemaPath:"#/properties/targetBps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid0 = _errs7 === errors;
}
if(data.apyBps !== undefined){
let data4 = data.apyBps;
const _errs9 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err19 = {instancePath:instancePath+"/apyBps",schemaPath:"#/properties/apyBps/type",keyword:"type",params:{type: schema9.properties.apyBps.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs10 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10000 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/apyBps",schemaPath:"#/properties/apyBps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err21 = {instancePath:instancePath+"/apyBps",schemaPath:"#/properties/apyBps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid0 = _errs9 === errors;
}
if(data.walletId !== undefined){
let data5 = data.walletId;
const _errs11 = errors;
if(typeof data5 !== "string"){
const err22 = {instancePath:instancePath+"/walletId",schemaPath:"#/properties/walletId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs12 = errors;
var valid0 = _errs11 === errors;
}
if(data.address !== undefined){
let data6 = data.address;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err23 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid0 = _errs13 === errors;
}
if(data.walletStatus !== undefined){
let data7 = data.walletStatus;
const _errs15 = errors;
if(!(validate22(data7, {instancePath:instancePath+"/walletStatus",parentData:data,parentDataProperty:"walletStatus",rootData}))){
vErrors = vErrors === null ? validate22.errors : joined(vErrors, validate22.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs15 === errors;
}
if(data.balanceUsd !== undefined){
let data8 = data.balanceUsd;
const _errs16 = errors;
const _errs17 = errors;
let valid1 = false;
const _errs18 = errors;
if(!(validate4(data8, {instancePath:instancePath+"/balanceUsd",parentData:data,parentDataProperty:"balanceUsd",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs18 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs19 = errors;
if(data8 !== null){
const err25 = {instancePath:instancePath+"/balanceUsd",schemaPath:"#/properties/balanceUsd/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs20 = errors;
var _valid0 = _errs19 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err26 = {instancePath:instancePath+"/balanceUsd",schemaPath:"#/properties/balanceUsd/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
if(data.shareBps !== undefined){
let data9 = data.shareBps;
const _errs21 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err27 = {instancePath:instancePath+"/shareBps",schemaPath:"#/properties/shareBps/type",keyword:"type",params:{type: schema9.properties.shareBps.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs22 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10000 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/shareBps",schemaPath:"#/properties/shareBps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/shareBps",schemaPath:"#/properties/shareBps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid0 = _errs21 === errors;
}
if(data.driftBps !== undefined){
let data10 = data.driftBps;
const _errs23 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err30 = {instancePath:instancePath+"/driftBps",schemaPath:"#/properties/driftBps/type",keyword:"type",params:{type: schema9.properties.driftBps.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs24 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 10000 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/driftBps",schemaPath:"#/properties/driftBps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10 < -10000 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/driftBps",schemaPath:"#/properties/driftBps/minimum",keyword:"minimum",params:{comparison: ">=", limit: -10000},message:"must be >= -10000"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid0 = _errs23 === errors;
}
if(data.accruedYieldUsd !== undefined){
let data11 = data.accruedYieldUsd;
const _errs25 = errors;
const _errs26 = errors;
let valid2 = false;
const _errs27 = errors;
if(!(validate4(data11, {instancePath:instancePath+"/accruedYieldUsd",parentData:data,parentDataProperty:"accruedYieldUsd",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var _valid1 = _errs27 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs28 = errors;
if(data11 !== null){
const err33 = {instancePath:instancePath+"/accruedYieldUsd",schemaPath:"#/properties/accruedYieldUsd/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs29 = errors;
var _valid1 = _errs28 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
const err34 = {instancePath:instancePath+"/accruedYieldUsd",schemaPath:"#/properties/accruedYieldUsd/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs25 === errors;
}
if(data.yieldSimulated !== undefined){
let data12 = data.yieldSimulated;
const _errs30 = errors;
if(typeof data12 !== "boolean"){
const err35 = {instancePath:instancePath+"/yieldSimulated",schemaPath:"#/properties/yieldSimulated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs31 = errors;
const vSchema0 = schema9.properties.yieldSimulated.enum;
if(!(data12 === true)){
const err36 = {instancePath:instancePath+"/yieldSimulated",schemaPath:"#/properties/yieldSimulated/enum",keyword:"enum",params:{allowedValues: schema9.properties.yieldSimulated.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid0 = _errs30 === errors;
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.chainId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chainId"},message:"must have required property '"+"chainId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.threshold === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threshold"},message:"must have required property '"+"threshold"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.owners === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "owners"},message:"must have required property '"+"owners"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.buckets === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "buckets"},message:"must have required property '"+"buckets"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.totalUsd === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalUsd"},message:"must have required property '"+"totalUsd"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.createdAt === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema6.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.chainId !== undefined){
let data2 = data.chainId;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/chainId",schemaPath:"#/properties/chainId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.threshold !== undefined){
let data3 = data.threshold;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs9 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.status !== undefined){
let data4 = data.status;
const _errs10 = errors;
if(!(validate15(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate15.errors : joined(vErrors, validate15.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs10 === errors;
}
if(data.owners !== undefined){
let data5 = data.owners;
const _errs11 = errors;
const _errs12 = errors;
if(Array.isArray(data5)){
let valid1 = true;
const before0 = errors;
const end0 = data5.length;
for(let i0=0; i0<end0; i0++){
let data6 = data5[i0];
const _errs13 = errors;
if(!(validate17(data6, {instancePath:instancePath+"/owners/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate17.errors : joined(vErrors, validate17.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs13 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/owners",schemaPath:"#/properties/owners/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs11 === errors;
}
if(data.buckets !== undefined){
let data7 = data.buckets;
const _errs14 = errors;
const _errs15 = errors;
if(Array.isArray(data7)){
let valid3 = true;
const before1 = errors;
const end1 = data7.length;
for(let i1=0; i1<end1; i1++){
let data8 = data7[i1];
const _errs16 = errors;
if(!(validate20(data8, {instancePath:instancePath+"/buckets/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate20.errors : joined(vErrors, validate20.errors);
errors = vErrors.length;
}
else {
}
var valid4 = _errs16 === errors;
if(!valid4){
valid3 = false;
if(errors - before1 >= 50){
break;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/buckets",schemaPath:"#/properties/buckets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.totalUsd !== undefined){
let data9 = data.totalUsd;
const _errs17 = errors;
const _errs18 = errors;
let valid5 = false;
const _errs19 = errors;
if(!(validate4(data9, {instancePath:instancePath+"/totalUsd",parentData:data,parentDataProperty:"totalUsd",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs19 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs20 = errors;
if(data9 !== null){
const err18 = {instancePath:instancePath+"/totalUsd",schemaPath:"#/properties/totalUsd/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs21 = errors;
var _valid0 = _errs20 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
}
}
if(!valid5){
const err19 = {instancePath:instancePath+"/totalUsd",schemaPath:"#/properties/totalUsd/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
if(data.createdAt !== undefined){
let data10 = data.createdAt;
const _errs22 = errors;
const _errs23 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
}
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err20 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid0 = _errs22 === errors;
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

export { validate28 as TreasuryAccountList };

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accounts === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accounts"},message:"must have required property '"+"accounts"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "accounts")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.accounts !== undefined){
let data0 = data.accounts;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate14(data1, {instancePath:instancePath+"/accounts/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs4 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

export { validate15 as TreasuryAccountStatus };

export { validate20 as TreasuryBucket };

export { validate22 as TreasuryBucketWalletStatus };

export { validate17 as TreasuryOwner };

export { validate1 as TreasuryRule };

export { validate30 as TreasuryRuleDeleted };
const schema12 = {"type":"object","description":"Confirms that the rule was deleted.","additionalProperties":false,"required":["id","deleted"],"properties":{"id":{"type":"string","description":"Id of the deleted rule.","examples":["trl_01k9zt5r7m8q4x2v6b3n1c0j21"]},"deleted":{"type":"boolean","enum":[true],"description":"Always true."}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.deleted === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deleted"},message:"must have required property '"+"deleted"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "deleted"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.deleted !== undefined){
let data1 = data.deleted;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
const err4 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs5 = errors;
const vSchema0 = schema12.properties.deleted.enum;
if(!(data1 === true)){
const err5 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/enum",keyword:"enum",params:{allowedValues: schema12.properties.deleted.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs4 === errors;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

export { validate31 as TreasuryRuleList };

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rules === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "rules")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rules !== undefined){
let data0 = data.rules;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/rules/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs4 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

export { validate6 as TreasuryRuleOutcome };

export { validate2 as TreasuryRuleType };

export { validate9 as TreasurySweep };

export { validate33 as TreasurySweepList };

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sweeps === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sweeps"},message:"must have required property '"+"sweeps"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "sweeps")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sweeps !== undefined){
let data0 = data.sweeps;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate9(data1, {instancePath:instancePath+"/sweeps/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs4 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/sweeps",schemaPath:"#/properties/sweeps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

export { validate11 as TreasurySweepStatus };

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
