// Generated from spec/ by `npm run generate`. Do not edit.
import module0 from 'ajv/dist/runtime/ucs2length.js';
import { Rail as validate6 } from '../bodies/offramp.js';
export { validate0 as AttestationSignatureRequest };
const pattern0 = new RegExp("^0x([0-9a-fA-F]{2}){65,4096}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.signature === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signature"},message:"must have required property '"+"signature"+"'"};
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
if(!(key0 === "signature")){
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
if(data.signature !== undefined){
let data0 = data.signature;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/pattern",keyword:"pattern",params:{pattern: "^0x([0-9a-fA-F]{2}){65,4096}$"},message:"must match pattern \""+"^0x([0-9a-fA-F]{2}){65,4096}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate1 as AuthorityAction };
const schema1 = {"type":"string","enum":["payment.create","payment.approve","payment.cancel","destination.manage","policy.manage"],"description":"An action that a grant can allow. The service enforces the first two; the others are only recorded in the credential."};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema1.enum;
if(!(((((data === "payment.create") || (data === "payment.approve")) || (data === "payment.cancel")) || (data === "destination.manage")) || (data === "policy.manage"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export { validate2 as CreateAuthorityRequest };
const schema2 = {"type":"object","description":"The authority grant to create.","additionalProperties":false,"required":["allowedActions"],"properties":{"allowedActions":{"type":"array","minItems":1,"maxItems":20,"items":{"x-code":"VALIDATION_FAILED","$ref":"AuthorityAction"},"x-code":"AUTHORITY_ACTIONS_REQUIRED","description":"The actions that the grant allows, at least one. Duplicates are removed."},"perTxLimitUsd":{"type":"string","pattern":"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$","x-code":"INVALID_USD_AMOUNT","description":"The limit of one payment in USD: above zero, at most 1000000000, with at most 6 decimals.","examples":["1000"]},"dailyLimitUsd":{"type":"string","pattern":"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$","x-code":"INVALID_USD_AMOUNT","description":"The limit of any 24 hours in USD; not lower than perTxLimitUsd."},"monthlyLimitUsd":{"type":"string","pattern":"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$","x-code":"INVALID_USD_AMOUNT","description":"The limit of any 30 times 24 hours in USD; not lower than dailyLimitUsd."},"allowedCurrencies":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Z]{3,5}$"},"description":"The allowed currencies; empty or absent allows any."},"allowedAssets":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":128},"description":"The allowed assets, by code or id; empty or absent allows any."},"allowedChains":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","pattern":"^eip155:[1-9][0-9]{0,9}$"},"description":"The allowed chains, in the form `eip155:<chainId>`; empty or absent allows any."},"allowedDestinationIds":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":64},"description":"Ids of the payout destinations that may be paid; empty or absent allows any."},"approvalWeight":{"type":"integer","minimum":1,"maximum":100,"x-code":"INVALID_APPROVAL_WEIGHT","description":"The weight of the member's vote.","default":1},"requiresCountersignature":{"type":"boolean","description":"True if every payment needs an approval.","default":false},"countersignAboveUsd":{"type":"string","pattern":"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$","x-code":"INVALID_USD_AMOUNT","description":"Payments above this amount, in USD, need an approval."}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = module0.default;
const pattern1 = new RegExp("^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$", "u");
const pattern4 = new RegExp("^[A-Z]{3,5}$", "u");
const pattern5 = new RegExp("^eip155:[1-9][0-9]{0,9}$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.allowedActions === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowedActions"},message:"must have required property '"+"allowedActions"+"'"};
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
if(!(func0.call(schema2.properties, key0))){
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
if(data.allowedActions !== undefined){
let data0 = data.allowedActions;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
if(data0.length > 20){
const err2 = {instancePath:instancePath+"/allowedActions",schemaPath:"#/properties/allowedActions/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/allowedActions",schemaPath:"#/properties/allowedActions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
let valid1 = true;
const before0 = errors;
const end0 = Math.min(data0.length, 20);
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/allowedActions/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
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
const err4 = {instancePath:instancePath+"/allowedActions",schemaPath:"#/properties/allowedActions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.perTxLimitUsd !== undefined){
let data2 = data.perTxLimitUsd;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err5 = {instancePath:instancePath+"/perTxLimitUsd",schemaPath:"#/properties/perTxLimitUsd/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"+"\""};
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
const err6 = {instancePath:instancePath+"/perTxLimitUsd",schemaPath:"#/properties/perTxLimitUsd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs5 === errors;
}
if(data.dailyLimitUsd !== undefined){
let data3 = data.dailyLimitUsd;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err7 = {instancePath:instancePath+"/dailyLimitUsd",schemaPath:"#/properties/dailyLimitUsd/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/dailyLimitUsd",schemaPath:"#/properties/dailyLimitUsd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.monthlyLimitUsd !== undefined){
let data4 = data.monthlyLimitUsd;
const _errs9 = errors;
const _errs10 = errors;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err9 = {instancePath:instancePath+"/monthlyLimitUsd",schemaPath:"#/properties/monthlyLimitUsd/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/monthlyLimitUsd",schemaPath:"#/properties/monthlyLimitUsd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs9 === errors;
}
if(data.allowedCurrencies !== undefined){
let data5 = data.allowedCurrencies;
const _errs11 = errors;
const _errs12 = errors;
if(Array.isArray(data5)){
if(data5.length > 20){
const err11 = {instancePath:instancePath+"/allowedCurrencies",schemaPath:"#/properties/allowedCurrencies/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
let valid3 = true;
const before1 = errors;
const end1 = Math.min(data5.length, 20);
for(let i1=0; i1<end1; i1++){
let data6 = data5[i1];
const _errs13 = errors;
const _errs14 = errors;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err12 = {instancePath:instancePath+"/allowedCurrencies/" + i1,schemaPath:"#/properties/allowedCurrencies/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3,5}$"},message:"must match pattern \""+"^[A-Z]{3,5}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/allowedCurrencies/" + i1,schemaPath:"#/properties/allowedCurrencies/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid4 = _errs13 === errors;
if(!valid4){
valid3 = false;
if(errors - before1 >= 50){
break;
}
}
}
let valid5 = true;
const seen0 = new Set();
for(let i2=0; i2<Math.min(data5.length, 20); i2++){
if(seen0.has(data5[i2])){
const err14 = {instancePath:instancePath+"/allowedCurrencies",schemaPath:"#/properties/allowedCurrencies/uniqueItems",keyword:"uniqueItems",params:{i: i2},message:"must NOT have duplicate items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
valid5 = false;
break;
}
else {
seen0.add(data5[i2]);
}
}
}
else {
const err15 = {instancePath:instancePath+"/allowedCurrencies",schemaPath:"#/properties/allowedCurrencies/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid0 = _errs11 === errors;
}
if(data.allowedAssets !== undefined){
let data7 = data.allowedAssets;
const _errs15 = errors;
const _errs16 = errors;
if(Array.isArray(data7)){
if(data7.length > 50){
const err16 = {instancePath:instancePath+"/allowedAssets",schemaPath:"#/properties/allowedAssets/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
let valid6 = true;
const before2 = errors;
const end2 = Math.min(data7.length, 50);
for(let i3=0; i3<end2; i3++){
let data8 = data7[i3];
const _errs17 = errors;
const _errs18 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 128){
const err17 = {instancePath:instancePath+"/allowedAssets/" + i3,schemaPath:"#/properties/allowedAssets/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data8) < 1){
const err18 = {instancePath:instancePath+"/allowedAssets/" + i3,schemaPath:"#/properties/allowedAssets/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/allowedAssets/" + i3,schemaPath:"#/properties/allowedAssets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid7 = _errs17 === errors;
if(!valid7){
valid6 = false;
if(errors - before2 >= 50){
break;
}
}
}
let valid8 = true;
const seen1 = new Set();
for(let i4=0; i4<Math.min(data7.length, 50); i4++){
if(seen1.has(data7[i4])){
const err20 = {instancePath:instancePath+"/allowedAssets",schemaPath:"#/properties/allowedAssets/uniqueItems",keyword:"uniqueItems",params:{i: i4},message:"must NOT have duplicate items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
valid8 = false;
break;
}
else {
seen1.add(data7[i4]);
}
}
}
else {
const err21 = {instancePath:instancePath+"/allowedAssets",schemaPath:"#/properties/allowedAssets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid0 = _errs15 === errors;
}
if(data.allowedChains !== undefined){
let data9 = data.allowedChains;
const _errs19 = errors;
const _errs20 = errors;
if(Array.isArray(data9)){
if(data9.length > 20){
const err22 = {instancePath:instancePath+"/allowedChains",schemaPath:"#/properties/allowedChains/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
let valid9 = true;
const before3 = errors;
const end3 = Math.min(data9.length, 20);
for(let i5=0; i5<end3; i5++){
let data10 = data9[i5];
const _errs21 = errors;
const _errs22 = errors;
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
const err23 = {instancePath:instancePath+"/allowedChains/" + i5,schemaPath:"#/properties/allowedChains/items/pattern",keyword:"pattern",params:{pattern: "^eip155:[1-9][0-9]{0,9}$"},message:"must match pattern \""+"^eip155:[1-9][0-9]{0,9}$"+"\""};
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
const err24 = {instancePath:instancePath+"/allowedChains/" + i5,schemaPath:"#/properties/allowedChains/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid10 = _errs21 === errors;
if(!valid10){
valid9 = false;
if(errors - before3 >= 50){
break;
}
}
}
let valid11 = true;
const seen2 = new Set();
for(let i6=0; i6<Math.min(data9.length, 20); i6++){
if(seen2.has(data9[i6])){
const err25 = {instancePath:instancePath+"/allowedChains",schemaPath:"#/properties/allowedChains/uniqueItems",keyword:"uniqueItems",params:{i: i6},message:"must NOT have duplicate items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
valid11 = false;
break;
}
else {
seen2.add(data9[i6]);
}
}
}
else {
const err26 = {instancePath:instancePath+"/allowedChains",schemaPath:"#/properties/allowedChains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid0 = _errs19 === errors;
}
if(data.allowedDestinationIds !== undefined){
let data11 = data.allowedDestinationIds;
const _errs23 = errors;
const _errs24 = errors;
if(Array.isArray(data11)){
if(data11.length > 200){
const err27 = {instancePath:instancePath+"/allowedDestinationIds",schemaPath:"#/properties/allowedDestinationIds/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
let valid12 = true;
const before4 = errors;
const end4 = Math.min(data11.length, 200);
for(let i7=0; i7<end4; i7++){
let data12 = data11[i7];
const _errs25 = errors;
const _errs26 = errors;
if(typeof data12 === "string"){
if(func1(data12) > 64){
const err28 = {instancePath:instancePath+"/allowedDestinationIds/" + i7,schemaPath:"#/properties/allowedDestinationIds/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func1(data12) < 1){
const err29 = {instancePath:instancePath+"/allowedDestinationIds/" + i7,schemaPath:"#/properties/allowedDestinationIds/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err30 = {instancePath:instancePath+"/allowedDestinationIds/" + i7,schemaPath:"#/properties/allowedDestinationIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid13 = _errs25 === errors;
if(!valid13){
valid12 = false;
if(errors - before4 >= 50){
break;
}
}
}
let valid14 = true;
const seen3 = new Set();
for(let i8=0; i8<Math.min(data11.length, 200); i8++){
if(seen3.has(data11[i8])){
const err31 = {instancePath:instancePath+"/allowedDestinationIds",schemaPath:"#/properties/allowedDestinationIds/uniqueItems",keyword:"uniqueItems",params:{i: i8},message:"must NOT have duplicate items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
valid14 = false;
break;
}
else {
seen3.add(data11[i8]);
}
}
}
else {
const err32 = {instancePath:instancePath+"/allowedDestinationIds",schemaPath:"#/properties/allowedDestinationIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid0 = _errs23 === errors;
}
if(data.approvalWeight !== undefined){
let data13 = data.approvalWeight;
const _errs27 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err33 = {instancePath:instancePath+"/approvalWeight",schemaPath:"#/properties/approvalWeight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs28 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
const err34 = {instancePath:instancePath+"/approvalWeight",schemaPath:"#/properties/approvalWeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/approvalWeight",schemaPath:"#/properties/approvalWeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var valid0 = _errs27 === errors;
}
if(data.requiresCountersignature !== undefined){
let data14 = data.requiresCountersignature;
const _errs29 = errors;
if(typeof data14 !== "boolean"){
const err36 = {instancePath:instancePath+"/requiresCountersignature",schemaPath:"#/properties/requiresCountersignature/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs30 = errors;
var valid0 = _errs29 === errors;
}
if(data.countersignAboveUsd !== undefined){
let data15 = data.countersignAboveUsd;
const _errs31 = errors;
const _errs32 = errors;
if(typeof data15 === "string"){
if(!pattern1.test(data15)){
const err37 = {instancePath:instancePath+"/countersignAboveUsd",schemaPath:"#/properties/countersignAboveUsd/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/countersignAboveUsd",schemaPath:"#/properties/countersignAboveUsd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid0 = _errs31 === errors;
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export { validate4 as PaymentPolicyApprovalRule };

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.aboveUsd === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aboveUsd"},message:"must have required property '"+"aboveUsd"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.minimumApprovals === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimumApprovals"},message:"must have required property '"+"minimumApprovals"+"'"};
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
if(!((key0 === "aboveUsd") || (key0 === "minimumApprovals"))){
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
if(data.aboveUsd !== undefined){
let data0 = data.aboveUsd;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err3 = {instancePath:instancePath+"/aboveUsd",schemaPath:"#/properties/aboveUsd/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/aboveUsd",schemaPath:"#/properties/aboveUsd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.minimumApprovals !== undefined){
let data1 = data.minimumApprovals;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/minimumApprovals",schemaPath:"#/properties/minimumApprovals/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs5 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/minimumApprovals",schemaPath:"#/properties/minimumApprovals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/minimumApprovals",schemaPath:"#/properties/minimumApprovals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

export { validate5 as PaymentPolicyRules };
const pattern8 = new RegExp("^(0|[1-9][0-9]{0,17})$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "maximumFeeMinor") || (key0 === "maximumAmountUsd")) || (key0 === "allowedRails")) || (key0 === "allowedAssets")) || (key0 === "allowedChains")) || (key0 === "approvals"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.maximumFeeMinor !== undefined){
let data0 = data.maximumFeeMinor;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
const err1 = {instancePath:instancePath+"/maximumFeeMinor",schemaPath:"#/properties/maximumFeeMinor/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,17})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,17})$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/maximumFeeMinor",schemaPath:"#/properties/maximumFeeMinor/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.maximumAmountUsd !== undefined){
let data1 = data.maximumAmountUsd;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err3 = {instancePath:instancePath+"/maximumAmountUsd",schemaPath:"#/properties/maximumAmountUsd/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/maximumAmountUsd",schemaPath:"#/properties/maximumAmountUsd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.allowedRails !== undefined){
let data2 = data.allowedRails;
const _errs6 = errors;
const _errs7 = errors;
if(Array.isArray(data2)){
if(data2.length > 16){
const err5 = {instancePath:instancePath+"/allowedRails",schemaPath:"#/properties/allowedRails/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
let valid1 = true;
const before0 = errors;
const end0 = Math.min(data2.length, 16);
for(let i0=0; i0<end0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!(validate6(data3, {instancePath:instancePath+"/allowedRails/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs8 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
let valid3 = true;
const seen0 = new Set();
for(let i1=0; i1<Math.min(data2.length, 16); i1++){
if(seen0.has(data2[i1])){
const err6 = {instancePath:instancePath+"/allowedRails",schemaPath:"#/properties/allowedRails/uniqueItems",keyword:"uniqueItems",params:{i: i1},message:"must NOT have duplicate items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
valid3 = false;
break;
}
else {
seen0.add(data2[i1]);
}
}
}
else {
const err7 = {instancePath:instancePath+"/allowedRails",schemaPath:"#/properties/allowedRails/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.allowedAssets !== undefined){
let data4 = data.allowedAssets;
const _errs9 = errors;
const _errs10 = errors;
if(Array.isArray(data4)){
if(data4.length > 50){
const err8 = {instancePath:instancePath+"/allowedAssets",schemaPath:"#/properties/allowedAssets/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let valid4 = true;
const before1 = errors;
const end1 = Math.min(data4.length, 50);
for(let i2=0; i2<end1; i2++){
let data5 = data4[i2];
const _errs11 = errors;
const _errs12 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 128){
const err9 = {instancePath:instancePath+"/allowedAssets/" + i2,schemaPath:"#/properties/allowedAssets/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data5) < 1){
const err10 = {instancePath:instancePath+"/allowedAssets/" + i2,schemaPath:"#/properties/allowedAssets/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/allowedAssets/" + i2,schemaPath:"#/properties/allowedAssets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid5 = _errs11 === errors;
if(!valid5){
valid4 = false;
if(errors - before1 >= 50){
break;
}
}
}
let valid6 = true;
const seen1 = new Set();
for(let i3=0; i3<Math.min(data4.length, 50); i3++){
if(seen1.has(data4[i3])){
const err12 = {instancePath:instancePath+"/allowedAssets",schemaPath:"#/properties/allowedAssets/uniqueItems",keyword:"uniqueItems",params:{i: i3},message:"must NOT have duplicate items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
valid6 = false;
break;
}
else {
seen1.add(data4[i3]);
}
}
}
else {
const err13 = {instancePath:instancePath+"/allowedAssets",schemaPath:"#/properties/allowedAssets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs9 === errors;
}
if(data.allowedChains !== undefined){
let data6 = data.allowedChains;
const _errs13 = errors;
const _errs14 = errors;
if(Array.isArray(data6)){
if(data6.length > 20){
const err14 = {instancePath:instancePath+"/allowedChains",schemaPath:"#/properties/allowedChains/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
let valid7 = true;
const before2 = errors;
const end2 = Math.min(data6.length, 20);
for(let i4=0; i4<end2; i4++){
let data7 = data6[i4];
const _errs15 = errors;
const _errs16 = errors;
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
const err15 = {instancePath:instancePath+"/allowedChains/" + i4,schemaPath:"#/properties/allowedChains/items/pattern",keyword:"pattern",params:{pattern: "^eip155:[1-9][0-9]{0,9}$"},message:"must match pattern \""+"^eip155:[1-9][0-9]{0,9}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/allowedChains/" + i4,schemaPath:"#/properties/allowedChains/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid8 = _errs15 === errors;
if(!valid8){
valid7 = false;
if(errors - before2 >= 50){
break;
}
}
}
let valid9 = true;
const seen2 = new Set();
for(let i5=0; i5<Math.min(data6.length, 20); i5++){
if(seen2.has(data6[i5])){
const err17 = {instancePath:instancePath+"/allowedChains",schemaPath:"#/properties/allowedChains/uniqueItems",keyword:"uniqueItems",params:{i: i5},message:"must NOT have duplicate items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
valid9 = false;
break;
}
else {
seen2.add(data6[i5]);
}
}
}
else {
const err18 = {instancePath:instancePath+"/allowedChains",schemaPath:"#/properties/allowedChains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs13 === errors;
}
if(data.approvals !== undefined){
let data8 = data.approvals;
const _errs17 = errors;
const _errs18 = errors;
if(Array.isArray(data8)){
if(data8.length > 20){
const err19 = {instancePath:instancePath+"/approvals",schemaPath:"#/properties/approvals/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
let valid10 = true;
const before3 = errors;
const end3 = Math.min(data8.length, 20);
for(let i6=0; i6<end3; i6++){
let data9 = data8[i6];
const _errs19 = errors;
if(!(validate4(data9, {instancePath:instancePath+"/approvals/" + i6,parentData:data8,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var valid11 = _errs19 === errors;
if(!valid11){
valid10 = false;
if(errors - before3 >= 50){
break;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/approvals",schemaPath:"#/properties/approvals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid0 = _errs17 === errors;
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

export { validate8 as PutPaymentPolicyRequest };

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate5(data0, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData}))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

export { validate10 as RejectApprovalRequest };

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "signature")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.signature !== undefined){
let data0 = data.signature;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/pattern",keyword:"pattern",params:{pattern: "^0x([0-9a-fA-F]{2}){65,4096}$"},message:"must match pattern \""+"^0x([0-9a-fA-F]{2}){65,4096}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate10.errors = vErrors;
return errors === 0;
}

export { validate11 as SignApprovalRequest };
const schema8 = {"type":"string","enum":["APPROVE","REJECT"],"description":"The vote of a member."};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema8.enum;
if(!((data === "APPROVE") || (data === "REJECT"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "decision") || (key0 === "signature"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.decision !== undefined){
let data0 = data.decision;
const _errs2 = errors;
if(!(validate12(data0, {instancePath:instancePath+"/decision",parentData:data,parentDataProperty:"decision",rootData}))){
vErrors = vErrors === null ? validate12.errors : joined(vErrors, validate12.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
if(data.signature !== undefined){
let data1 = data.signature;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err1 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/pattern",keyword:"pattern",params:{pattern: "^0x([0-9a-fA-F]{2}){65,4096}$"},message:"must match pattern \""+"^0x([0-9a-fA-F]{2}){65,4096}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs3 === errors;
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
validate11.errors = vErrors;
return errors === 0;
}

export { validate14 as UpdateAuthorityRequest };
const schema9 = {"type":"object","description":"The fields to update. An absent field does not change, and a list replaces the old one. Null removes an amount; for the other fields null is the same as absent.","additionalProperties":false,"properties":{"allowedActions":{"type":"array","minItems":1,"maxItems":20,"items":{"x-code":"VALIDATION_FAILED","$ref":"AuthorityAction"},"x-code":"AUTHORITY_ACTIONS_REQUIRED","description":"The actions that the grant allows, at least one. Duplicates are removed."},"perTxLimitUsd":{"type":["string","null"],"pattern":"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$","x-code":"INVALID_USD_AMOUNT","description":"The limit of one payment in USD: above zero, at most 1000000000, with at most 6 decimals."},"dailyLimitUsd":{"type":["string","null"],"pattern":"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$","x-code":"INVALID_USD_AMOUNT","description":"The limit of any 24 hours in USD; not lower than perTxLimitUsd."},"monthlyLimitUsd":{"type":["string","null"],"pattern":"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$","x-code":"INVALID_USD_AMOUNT","description":"The limit of any 30 times 24 hours in USD; not lower than dailyLimitUsd."},"allowedCurrencies":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Z]{3,5}$"},"description":"The allowed currencies; an empty list allows any."},"allowedAssets":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":128},"description":"The allowed assets, by code or id; an empty list allows any."},"allowedChains":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","pattern":"^eip155:[1-9][0-9]{0,9}$"},"description":"The allowed chains, in the form `eip155:<chainId>`; an empty list allows any."},"allowedDestinationIds":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":64},"description":"Ids of the payout destinations that may be paid; an empty list allows any."},"approvalWeight":{"type":"integer","minimum":1,"maximum":100,"x-code":"INVALID_APPROVAL_WEIGHT","description":"The weight of the member's later votes."},"requiresCountersignature":{"type":"boolean","description":"True if every payment needs an approval."},"countersignAboveUsd":{"type":["string","null"],"pattern":"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$","x-code":"INVALID_USD_AMOUNT","description":"Payments above this amount, in USD, need an approval."}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema9.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.allowedActions !== undefined){
let data0 = data.allowedActions;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
if(data0.length > 20){
const err1 = {instancePath:instancePath+"/allowedActions",schemaPath:"#/properties/allowedActions/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/allowedActions",schemaPath:"#/properties/allowedActions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
let valid1 = true;
const before0 = errors;
const end0 = Math.min(data0.length, 20);
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/allowedActions/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
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
const err3 = {instancePath:instancePath+"/allowedActions",schemaPath:"#/properties/allowedActions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.perTxLimitUsd !== undefined){
let data2 = data.perTxLimitUsd;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/perTxLimitUsd",schemaPath:"#/properties/perTxLimitUsd/type",keyword:"type",params:{type: schema9.properties.perTxLimitUsd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs6 = errors;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err5 = {instancePath:instancePath+"/perTxLimitUsd",schemaPath:"#/properties/perTxLimitUsd/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid0 = _errs5 === errors;
}
if(data.dailyLimitUsd !== undefined){
let data3 = data.dailyLimitUsd;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/dailyLimitUsd",schemaPath:"#/properties/dailyLimitUsd/type",keyword:"type",params:{type: schema9.properties.dailyLimitUsd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs8 = errors;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err7 = {instancePath:instancePath+"/dailyLimitUsd",schemaPath:"#/properties/dailyLimitUsd/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid0 = _errs7 === errors;
}
if(data.monthlyLimitUsd !== undefined){
let data4 = data.monthlyLimitUsd;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/monthlyLimitUsd",schemaPath:"#/properties/monthlyLimitUsd/type",keyword:"type",params:{type: schema9.properties.monthlyLimitUsd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs10 = errors;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err9 = {instancePath:instancePath+"/monthlyLimitUsd",schemaPath:"#/properties/monthlyLimitUsd/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid0 = _errs9 === errors;
}
if(data.allowedCurrencies !== undefined){
let data5 = data.allowedCurrencies;
const _errs11 = errors;
const _errs12 = errors;
if(Array.isArray(data5)){
if(data5.length > 20){
const err10 = {instancePath:instancePath+"/allowedCurrencies",schemaPath:"#/properties/allowedCurrencies/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
let valid3 = true;
const before1 = errors;
const end1 = Math.min(data5.length, 20);
for(let i1=0; i1<end1; i1++){
let data6 = data5[i1];
const _errs13 = errors;
const _errs14 = errors;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err11 = {instancePath:instancePath+"/allowedCurrencies/" + i1,schemaPath:"#/properties/allowedCurrencies/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3,5}$"},message:"must match pattern \""+"^[A-Z]{3,5}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/allowedCurrencies/" + i1,schemaPath:"#/properties/allowedCurrencies/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid4 = _errs13 === errors;
if(!valid4){
valid3 = false;
if(errors - before1 >= 50){
break;
}
}
}
let valid5 = true;
const seen0 = new Set();
for(let i2=0; i2<Math.min(data5.length, 20); i2++){
if(seen0.has(data5[i2])){
const err13 = {instancePath:instancePath+"/allowedCurrencies",schemaPath:"#/properties/allowedCurrencies/uniqueItems",keyword:"uniqueItems",params:{i: i2},message:"must NOT have duplicate items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
valid5 = false;
break;
}
else {
seen0.add(data5[i2]);
}
}
}
else {
const err14 = {instancePath:instancePath+"/allowedCurrencies",schemaPath:"#/properties/allowedCurrencies/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs11 === errors;
}
if(data.allowedAssets !== undefined){
let data7 = data.allowedAssets;
const _errs15 = errors;
const _errs16 = errors;
if(Array.isArray(data7)){
if(data7.length > 50){
const err15 = {instancePath:instancePath+"/allowedAssets",schemaPath:"#/properties/allowedAssets/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
let valid6 = true;
const before2 = errors;
const end2 = Math.min(data7.length, 50);
for(let i3=0; i3<end2; i3++){
let data8 = data7[i3];
const _errs17 = errors;
const _errs18 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 128){
const err16 = {instancePath:instancePath+"/allowedAssets/" + i3,schemaPath:"#/properties/allowedAssets/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data8) < 1){
const err17 = {instancePath:instancePath+"/allowedAssets/" + i3,schemaPath:"#/properties/allowedAssets/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/allowedAssets/" + i3,schemaPath:"#/properties/allowedAssets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid7 = _errs17 === errors;
if(!valid7){
valid6 = false;
if(errors - before2 >= 50){
break;
}
}
}
let valid8 = true;
const seen1 = new Set();
for(let i4=0; i4<Math.min(data7.length, 50); i4++){
if(seen1.has(data7[i4])){
const err19 = {instancePath:instancePath+"/allowedAssets",schemaPath:"#/properties/allowedAssets/uniqueItems",keyword:"uniqueItems",params:{i: i4},message:"must NOT have duplicate items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
valid8 = false;
break;
}
else {
seen1.add(data7[i4]);
}
}
}
else {
const err20 = {instancePath:instancePath+"/allowedAssets",schemaPath:"#/properties/allowedAssets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid0 = _errs15 === errors;
}
if(data.allowedChains !== undefined){
let data9 = data.allowedChains;
const _errs19 = errors;
const _errs20 = errors;
if(Array.isArray(data9)){
if(data9.length > 20){
const err21 = {instancePath:instancePath+"/allowedChains",schemaPath:"#/properties/allowedChains/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
let valid9 = true;
const before3 = errors;
const end3 = Math.min(data9.length, 20);
for(let i5=0; i5<end3; i5++){
let data10 = data9[i5];
const _errs21 = errors;
const _errs22 = errors;
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
const err22 = {instancePath:instancePath+"/allowedChains/" + i5,schemaPath:"#/properties/allowedChains/items/pattern",keyword:"pattern",params:{pattern: "^eip155:[1-9][0-9]{0,9}$"},message:"must match pattern \""+"^eip155:[1-9][0-9]{0,9}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/allowedChains/" + i5,schemaPath:"#/properties/allowedChains/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid10 = _errs21 === errors;
if(!valid10){
valid9 = false;
if(errors - before3 >= 50){
break;
}
}
}
let valid11 = true;
const seen2 = new Set();
for(let i6=0; i6<Math.min(data9.length, 20); i6++){
if(seen2.has(data9[i6])){
const err24 = {instancePath:instancePath+"/allowedChains",schemaPath:"#/properties/allowedChains/uniqueItems",keyword:"uniqueItems",params:{i: i6},message:"must NOT have duplicate items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
valid11 = false;
break;
}
else {
seen2.add(data9[i6]);
}
}
}
else {
const err25 = {instancePath:instancePath+"/allowedChains",schemaPath:"#/properties/allowedChains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid0 = _errs19 === errors;
}
if(data.allowedDestinationIds !== undefined){
let data11 = data.allowedDestinationIds;
const _errs23 = errors;
const _errs24 = errors;
if(Array.isArray(data11)){
if(data11.length > 200){
const err26 = {instancePath:instancePath+"/allowedDestinationIds",schemaPath:"#/properties/allowedDestinationIds/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
let valid12 = true;
const before4 = errors;
const end4 = Math.min(data11.length, 200);
for(let i7=0; i7<end4; i7++){
let data12 = data11[i7];
const _errs25 = errors;
const _errs26 = errors;
if(typeof data12 === "string"){
if(func1(data12) > 64){
const err27 = {instancePath:instancePath+"/allowedDestinationIds/" + i7,schemaPath:"#/properties/allowedDestinationIds/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data12) < 1){
const err28 = {instancePath:instancePath+"/allowedDestinationIds/" + i7,schemaPath:"#/properties/allowedDestinationIds/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/allowedDestinationIds/" + i7,schemaPath:"#/properties/allowedDestinationIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid13 = _errs25 === errors;
if(!valid13){
valid12 = false;
if(errors - before4 >= 50){
break;
}
}
}
let valid14 = true;
const seen3 = new Set();
for(let i8=0; i8<Math.min(data11.length, 200); i8++){
if(seen3.has(data11[i8])){
const err30 = {instancePath:instancePath+"/allowedDestinationIds",schemaPath:"#/properties/allowedDestinationIds/uniqueItems",keyword:"uniqueItems",params:{i: i8},message:"must NOT have duplicate items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
valid14 = false;
break;
}
else {
seen3.add(data11[i8]);
}
}
}
else {
const err31 = {instancePath:instancePath+"/allowedDestinationIds",schemaPath:"#/properties/allowedDestinationIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid0 = _errs23 === errors;
}
if(data.approvalWeight !== undefined){
let data13 = data.approvalWeight;
const _errs27 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err32 = {instancePath:instancePath+"/approvalWeight",schemaPath:"#/properties/approvalWeight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs28 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/approvalWeight",schemaPath:"#/properties/approvalWeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err34 = {instancePath:instancePath+"/approvalWeight",schemaPath:"#/properties/approvalWeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var valid0 = _errs27 === errors;
}
if(data.requiresCountersignature !== undefined){
let data14 = data.requiresCountersignature;
const _errs29 = errors;
if(typeof data14 !== "boolean"){
const err35 = {instancePath:instancePath+"/requiresCountersignature",schemaPath:"#/properties/requiresCountersignature/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs30 = errors;
var valid0 = _errs29 === errors;
}
if(data.countersignAboveUsd !== undefined){
let data15 = data.countersignAboveUsd;
const _errs31 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
const err36 = {instancePath:instancePath+"/countersignAboveUsd",schemaPath:"#/properties/countersignAboveUsd/type",keyword:"type",params:{type: schema9.properties.countersignAboveUsd.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs32 = errors;
if(typeof data15 === "string"){
if(!pattern1.test(data15)){
const err37 = {instancePath:instancePath+"/countersignAboveUsd",schemaPath:"#/properties/countersignAboveUsd/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var valid0 = _errs31 === errors;
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

export { validate12 as VoteDecision };

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
